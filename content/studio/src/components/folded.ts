const accents = /\p{M}/gu;

/** Normalizes case and accents for searching: "sesion" finds "sesión". */
export const folded = (text: string): string => text.normalize("NFD").replace(accents, "").toLowerCase();
