const accents = /\p{M}/gu;

/** Without capitals and accents: whoever looks for "sesion" means "sesión". */
export const folded = (text: string): string => text.normalize("NFD").replace(accents, "").toLowerCase();
