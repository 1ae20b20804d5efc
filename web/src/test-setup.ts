// happy-dom's own animations reject `finished` at teardown; ours end at once.
Element.prototype.animate = (() => ({ finished: Promise.resolve(), finish() {}, cancel() {} })) as unknown as Element['animate'];
