/** The first grapheme of a text: a letter with its accent, even if it takes two code units. */
function firstLetter(text: string): string {
  const letter = /\p{L}\p{M}*|\p{N}/u.exec(text.normalize("NFC"))?.[0] ?? "";
  // A letter that becomes two in upper case, such as the German ß, would not fit.
  const capital = letter.toUpperCase();
  return [...capital.normalize("NFC")].length === 1 ? capital : letter;
}

/**
 * Skips lowercase particles before surnames: "de la Cruz" gives C. A capitalised particle is part of the name: "De
 * Niro" gives D.
 */
const particle = /^\p{Ll}+['’]?$/u;

function nameOf(labels: string): string {
  const all = labels.split(/\s+/u).filter((word) => firstLetter(word) !== "");
  return all.find((word) => !particle.test(word)) ?? all[0] ?? "";
}

/**
 * One or two letters for a person: of the first given name and of the first surname, the one used in short when there
 * are two. Empty when neither contains a letter.
 *
 * @example initialsOf("María José", "García López") // "MG"
 */
export function initialsOf(firstName: string, lastName = ""): string {
  return firstLetter(nameOf(firstName)) + firstLetter(nameOf(lastName));
}
