type Asked = {
    hash: string;
    filePath: string;
};
/**
 * Names for the classes of a build, for `vanillaExtractPlugin({ identifiers })`: `P`, the number of the style sheet among those below
 * `sources`, the number of the class in it. What the names of one sheet share compresses to almost nothing, which hashes do not.
 * `root` is Vite's root. Only for builds: names that say what a class is are better to work with.
 */
export declare function shortClassNames(root: string, ...sources: readonly string[]): (asked: Asked) => string;
export {};
