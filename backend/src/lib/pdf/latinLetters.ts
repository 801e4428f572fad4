/** Cyrillic as in passports (ICAO Doc 9303); the soft sign is left out there too. Letters with a mark are those without. */
const cyrillic = {
  ...{ а: "a", б: "b", в: "v", г: "g", ґ: "g", д: "d", ђ: "d", е: "e", є: "ie", ж: "zh", з: "z", и: "i", і: "i" },
  ...{ ј: "j", к: "k", л: "l", љ: "lj", м: "m", н: "n", њ: "nj", о: "o", п: "p", р: "r", с: "s", т: "t", ћ: "c" },
  ...{ у: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", џ: "dz", ѕ: "dz", ш: "sh", щ: "shch", ъ: "ie", ы: "y", ь: "" },
  ...{ э: "e", ю: "iu", я: "ia" },
};

/** Greek as in passports and on road signs (ELOT 743), letter by letter but for "ου". */
const greek = {
  ...{ α: "a", β: "v", γ: "g", δ: "d", ε: "e", ζ: "z", η: "i", θ: "th", ι: "i", κ: "k", λ: "l", μ: "m", ν: "n" },
  ...{ ξ: "x", ο: "o", π: "p", ρ: "r", σ: "s", ς: "s", τ: "t", υ: "y", φ: "f", χ: "ch", ψ: "ps", ω: "o" },
};

const latin = new Map<string, string>(Object.entries({ ...cyrillic, ...greek }));

const isUpper = (letter: string | undefined) => letter !== undefined && /\p{Lu}/u.test(letter);

/** Has no shape of its own: a mark of a letter, a joiner, a control character. */
const isUnseen = (letter: string) => /[\p{M}\p{Cf}\p{Cc}]/u.test(letter);

/**
 * A text in letters that the fonts have: a letter that they lack loses its mark, or is written in Latin letters; others
 * become question marks, so that a reader sees, and a screen reader says, that something is missing.
 */
export function inLatinLetters(text: string, has: (letter: string) => boolean): string {
  const letters = [...text.normalize("NFC")];
  const written = (letter: string, index: number): string => {
    if (has(letter) || /\s/u.test(letter)) return letter;
    if (isUnseen(letter)) return "";
    const [base = letter] = letter.normalize("NFD");
    if (base !== letter && has(base)) return base;
    const isU = /^[οό]υ$/iu.test(`${letters[index - 1]}${base}`);
    const replaced = isU ? "u" : latin.get(base.toLowerCase());
    if (replaced === undefined) return "?";
    if (!isUpper(letter)) return replaced;
    return isUpper(letters[index + 1])
      ? replaced.toUpperCase()
      : replaced.slice(0, 1).toUpperCase() + replaced.slice(1);
  };
  return letters.map(written).join("");
}
