package io.github.lyngk.notation;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** A picture as a browser sees it. */
record SvgDocument(Element root) {
    static SvgDocument of(BoardSvg picture) {
        try {
            return new SvgDocument(DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new InputSource(new StringReader(picture.toString())))
                    .getDocumentElement());
        } catch (ParserConfigurationException | SAXException | IOException e) {
            throw new AssertionError(picture.toString(), e);
        }
    }

    /** All elements, in order. */
    List<Element> elements() {
        NodeList nodes = root.getElementsByTagName("*");
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> (Element) nodes.item(i))
                .toList();
    }

    /** Those with a class, in order. */
    List<Element> all(String name) {
        return elements().stream()
                .filter(element ->
                        List.of(element.getAttribute("class").split(" ")).contains(name))
                .toList();
    }

    /** An attribute of those with a class. */
    List<String> all(String name, String attribute) {
        return all(name).stream()
                .map(element -> element.getAttribute(attribute))
                .toList();
    }

    /** The words in those with a class. */
    List<String> words(String name) {
        return all(name).stream().map(Element::getTextContent).toList();
    }
}
