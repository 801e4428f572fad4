import { oneTimePasswordSaga } from "./statement/oneTimePassword.saga.ts";
import { oneTimePasswordReducer } from "./statement/oneTimePassword.slice.ts";
import { recipientsSaga } from "./statements/recipients.saga.ts";
import { recipientsReducer } from "./statements/recipients.slice.ts";

/** What the screens of statements run: who else gets them, and the passcode for their calls. */
export const statementsWorkflows = {
  name: "statements",
  reducers: { statementRecipients: recipientsReducer, oneTimePassword: oneTimePasswordReducer },
  sagas: { recipients: recipientsSaga, oneTimePassword: oneTimePasswordSaga },
};
