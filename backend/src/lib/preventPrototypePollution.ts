/**
 * Makes the built-in prototypes non-extensible; imported first by every process. A library that writes to a caller's
 * path (`constructor.prototype.admin`) then fails, instead of changing every object (prototype pollution).
 */
const shared: readonly object[] = [
  Object.prototype,
  Array.prototype,
  Function.prototype,
  String.prototype,
  Number.prototype,
  Boolean.prototype,
];

for (const prototype of shared) Object.preventExtensions(prototype);

export {};
