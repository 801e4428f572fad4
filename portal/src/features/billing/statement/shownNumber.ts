/** +16175550142 as it is written in the United States: (617) 555-0142. Other numbers stay as they are. */
export function shownNumber(number: string): string {
  const parts = /^\+1([0-9]{3})([0-9]{3})([0-9]{4})$/.exec(number);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : number;
}
