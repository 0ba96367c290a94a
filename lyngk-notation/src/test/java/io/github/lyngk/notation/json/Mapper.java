package io.github.lyngk.notation.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** The libraries that must agree about JSON, as users set them up. */
enum Mapper {
    JACKSON_2(new ObjectMapper().registerModule(new Jdk8Module())),

    /** This could treat the parameter of a creator as a property. */
    JACKSON_2_WITH_PARAMETER_NAMES(
            new ObjectMapper().registerModule(new Jdk8Module()).registerModule(new ParameterNamesModule())),

    JACKSON_3(JsonMapper.builder().build());

    /** What a library refused to read or write, with its own words. */
    static final class Refused extends RuntimeException {
        private static final long serialVersionUID = 1;

        Refused(Exception cause) {
            super(cause.getMessage(), cause);
        }
    }

    private interface Library {
        String write(Object value) throws JsonProcessingException;

        <T> T read(String json, Class<T> type) throws JsonProcessingException;
    }

    private final Library library;

    Mapper(ObjectMapper mapper) {
        library = new Library() {
            @Override
            public String write(Object value) throws JsonProcessingException {
                return mapper.writeValueAsString(value);
            }

            @Override
            public <T> T read(String json, Class<T> type) throws JsonProcessingException {
                return mapper.readValue(json, type);
            }
        };
    }

    Mapper(JsonMapper mapper) {
        library = new Library() {
            @Override
            public String write(Object value) {
                return mapper.writeValueAsString(value);
            }

            @Override
            public <T> T read(String json, Class<T> type) {
                return mapper.readValue(json, type);
            }
        };
    }

    String write(Object value) {
        try {
            return library.write(value);
        } catch (JsonProcessingException | JacksonException e) {
            throw new Refused(e);
        }
    }

    <T> T read(String json, Class<T> type) {
        try {
            return library.read(json, type);
        } catch (JsonProcessingException | JacksonException e) {
            throw new Refused(e);
        }
    }
}
