/**
 * Imported first by every process: nothing can be added to what all objects, lists and functions inherit from. A library that writes to a
 * path of a caller's making (`constructor.prototype.admin`) fails then, instead of changing every object of the process.
 */
const shared: readonly object[] = [Object.prototype, Array.prototype, Function.prototype, String.prototype, Number.prototype, Boolean.prototype];

for (const prototype of shared) Object.preventExtensions(prototype);

export {};
