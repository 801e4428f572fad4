/** Text with a capital first letter: Spanish writes weekdays in lower case, also where they begin a line. */
export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
