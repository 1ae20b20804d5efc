"""Optional packages: what to install if one is missing."""


def missing_extra(missing: ModuleNotFoundError, extra: str) -> ModuleNotFoundError:
    """The error in one sentence that says what to install; an error that already does so stays as it is."""
    if "hotseat[" in str(missing):
        return missing
    return ModuleNotFoundError(
        f'This needs the package {missing.name}: pip install "hotseat[{extra}]"', name=missing.name
    )
