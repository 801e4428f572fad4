/** The heading that names the card of two-step sign-in and its forms. */
export const factorFormId = "second-factor";
