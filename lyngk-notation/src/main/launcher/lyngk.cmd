@echo off
rem Runs the command with Java 17 or newer. The first run stores the loaded classes in %LOCALAPPDATA%\lyngk, which takes
rem about a second; later runs start faster.
rem
rem JAVA_HOME   the Java to use, else the java on the PATH
rem LYNGK_JAR   the runnable jar, else the one beside this file; of several the last by name
rem LYNGK_OPTS  options for Java, such as -Xmx4g
setlocal DisableDelayedExpansion

set "jar=%LYNGK_JAR%"
if not defined jar for %%f in ("%~dp0..\..\..\target\lyngk-notation-*-cli.jar" "%~dp0lyngk-notation-*-cli.jar" "%~dp0lyngk.jar") do if exist "%%~f" set "jar=%%~ff"
if not defined jar (
    echo lyngk: no lyngk-notation-*-cli.jar in "%~dp0"; put it there or name it in LYNGK_JAR>&2
    exit /b 2
)
if not exist "%jar%" (
    echo lyngk: LYNGK_JAR is "%jar%", which is not a file>&2
    exit /b 2
)

rem By its short name: from a path with blanks, Java 17 archives none of the jar's classes.
for %%f in ("%jar%") do set "jar=%%~fsf"

set "java="
if defined JAVA_HOME (
    if exist "%JAVA_HOME%\bin\java.exe" set "java=%JAVA_HOME%\bin\java.exe"
) else (
    for %%f in (java.exe) do set "java=%%~$PATH:f"
)
if not defined java (
    echo lyngk: no Java found; install Java 17 or newer, or set JAVA_HOME>&2
    exit /b 2
)
rem The file "release" of a JDK has its version: asking Java itself would take as long as the command.
set "version="
for %%f in ("%java%") do set "release=%%~dpf..\release"
if exist "%release%" for /f "usebackq tokens=2 delims==" %%v in (`findstr /b "JAVA_VERSION=" "%release%"`) do set "version=%%~v"
if not defined version for /f "tokens=3" %%v in ('^""%java%" -version 2^>^&1^"') do if not defined version set "version=%%~v"
set "major="
for /f "tokens=1 delims=.-+_" %%v in ("%version%") do set "major=%%v"
if not defined major set "major=0"
if %major% lss 17 (
    echo lyngk: "%java%" is Java %version%; install Java 17 or newer, or set JAVA_HOME>&2
    exit /b 2
)

rem The name of the archive changes with the jar and with Java, as Java ignores an archive of another jar or Java.
if not defined LOCALAPPDATA goto plain
set "cache=%LOCALAPPDATA%\lyngk"
for %%f in ("%jar%") do set "key=%version%-%%~zf-%%~tf"
set "key=%key:/=-%"
set "key=%key::=-%"
set "key=%key: =-%"
set "archive=%cache%\%key%.jsa"
if exist "%archive%" goto run
if not exist "%cache%" mkdir "%cache%" 2>nul
set "record=%archive%.%random%"
> "%record%.lyngk" 2>nul (
    echo [Position "I/RBBJ/RIKRRKI/KBIGIG/GGJKRIK/KGRBJI/RBGKIGB/RBKB/G 1 -:- 0:0"]
    echo [Result "*"]
    echo(
    echo 1. d1-e1 {Not a move:} a1-a1 *
)
if not exist "%record%.lyngk" goto plain
"%java%" -Xlog:disable -XX:ArchiveClassesAtExit="%record%" -jar "%jar%" validate "%record%.lyngk" >nul 2>&1
del "%record%.lyngk" 2>nul
rem If Java made none, an empty file saves the next run from trying again. Archives of other jars are removed.
if not exist "%record%" type nul > "%record%"
del /q "%cache%\%version%-*.jsa" 2>nul
move /y "%record%" "%archive%" >nul 2>&1

:run
for %%f in ("%archive%") do if "%%~zf" == "0" goto plain
"%java%" -Xlog:disable -XX:SharedArchiveFile="%archive%" %LYNGK_OPTS% -jar "%jar%" %*
exit /b %errorlevel%

:plain
"%java%" %LYNGK_OPTS% -jar "%jar%" %*
exit /b %errorlevel%
