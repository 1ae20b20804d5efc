"""Puts into the C code that mypyc wrote what it leaves out: docstrings, and the names of arguments of the wrong type.

`documented(folder, sources)` is called between mypyc and the C compiler.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

Docs = dict[str, str]
"""By dotted name inside a module: its docstring. The module's own name is empty."""

METHODS = re.compile(r"^static PyMethodDef \w+?(?:___(?P<owner>[A-Z]\w*?))?_?methods\[\] = \{$")
ATTRIBUTES = re.compile(r"^static PyGetSetDef \w+?___(?P<owner>[A-Z]\w*)_getseters\[\] = \{$")
TYPE = re.compile(r'^    \.tp_name = "(?P<owner>\w+)",$')
NAME = re.compile(r'^    \{"(?P<name>\w+)",')
SIGNATURE = re.compile(r'PyDoc_STR\("(?P<signature>.*?)\\n--\\n\\n"\)')
UNSAID = re.compile(r"^(?P<before>    +(?:NULL, )?)NULL, NULL\},$")
"""The last fields of an attribute: its setter if it has none, its docstring, its closure."""
MODULE = "NULL, /* docstring */"
WRONG_TYPE = re.compile(r'CPy_TypeError\("(?P<wanted>[^"]+)", obj_(?P<argument>\w+)\)')
"""Where an argument is refused: mypyc says which type is needed, but not which argument that is."""


def documented(folder: Path, sources: list[Path], package_root: Path) -> None:
    """Add the docstrings of these modules to their generated files in `folder`, and the names of their arguments."""
    for source in sources:
        dotted = source.relative_to(package_root).with_suffix("").as_posix().replace("/", "___")
        generated = folder / f"__native_{dotted.removesuffix('_____init__')}.c"
        if generated.exists():
            docs = docs_of(ast.parse(source.read_text(encoding="utf-8")))
            code = generated.read_text(encoding="utf-8")
            generated.write_text("\n".join(_lines(code.split("\n"), docs)), encoding="utf-8")


def docs_of(module: ast.Module) -> Docs:
    """The docstrings of a module, its functions, its classes, and their methods and attributes."""
    docs = {"": ast.get_docstring(module) or ""}
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            docs[node.name] = ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            docs.update({f"{node.name}.{name}": text for name, text in _members(node)})
    return docs


def _members(owner: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for node, after in zip(owner.body, [*owner.body[1:], ast.Pass()], strict=True):
        if isinstance(node, ast.FunctionDef):
            yield node.name, ast.get_docstring(node) or ""
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, _text(after)


def _text(node: ast.stmt) -> str:
    """A string that stands alone: it explains the attribute before it."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return ""


def _lines(code: list[str], docs: Docs) -> Iterator[str]:
    owner = name = ""
    for line in code:
        table = METHODS.match(line) or ATTRIBUTES.match(line) or TYPE.match(line)
        if table:
            owner, name = table["owner"] or "", table["owner"] if table.re is TYPE else ""
        elif entry := NAME.match(line):
            name = f"{owner}.{entry['name']}" if owner else entry["name"]
        line = WRONG_TYPE.sub(r'CPy_TypeError("\g<argument>: \g<wanted>", obj_\g<argument>)', line)
        yield _with_doc(line, docs.get(name, "")).replace(MODULE, f'PyDoc_STR("{escaped(docs[""])}"),')


def _with_doc(line: str, doc: str) -> str:
    if not doc:
        return line
    line = line.replace("PyDoc_STR(NULL)", f'PyDoc_STR("{escaped(doc)}")')  # mypyc could not write the signature
    line = SIGNATURE.sub(lambda found: f'PyDoc_STR("{found["signature"]}\\n--\\n\\n{escaped(doc)}")', line)
    return UNSAID.sub(lambda found: f'{found["before"]}PyDoc_STR("{escaped(doc)}"), NULL}},', line)


def escaped(text: str) -> str:
    """The text inside a C string literal; what is not plain ASCII becomes octal bytes."""
    plain = {ord('"'): '\\"', ord("\\"): "\\\\", ord("\n"): "\\n"}
    return "".join([plain.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}") for byte in text.encode()])
