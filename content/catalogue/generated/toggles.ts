// Generated from content/catalogue by `npm run generate:copy`. Change the copy files, not this one.

export interface Toggles {
  /** A bank account can be linked at the bank while paying: the payment then has five steps (PAY-02). */
  bankLinking: boolean;
  /** The billing area: bill, payments, history. Off closes it with a notice. */
  billing: boolean;
  /** A support agent looks along: the header is then full width and alone. */
  coBrowse: boolean;
  /** User preferences replace profile and user lists; the tab is then called Settings. */
  userPreferences: boolean;
}

export type ToggleKey = keyof Toggles;

/** What a toggle is where nothing has been published. */
export const defaultToggles: Toggles = {
  bankLinking: false,
  billing: true,
  coBrowse: false,
  userPreferences: false,
};
