import type { Dependencies } from "../../dependencies.ts";
import type { Transaction } from "../../database/database.ts";
import { accountName } from "../account/account.reads.ts";
import { copyFor } from "../content/delivery/content.reads.ts";
import { membersOf } from "../identity/memberships.reads.ts";
import { billQuestionLink, billQuestionPage } from "../messages/messages.reads.ts";
import { queueMessage } from "../messages/messages.writes.ts";
import type { LineRow } from "../statements/statements.reads.ts";
import { type LineName, messagesOf, type QuestionRow } from "./billQuestions.repository.ts";

type Answered = { name: LineName; line: LineRow; question: QuestionRow; credit: number | null };

/**
 * E-mails whoever asked that there is an answer, in the transaction of the answer. Without its words: an e-mail is read by
 * more people than the portal.
 */
export async function notifyOfAnswer(
  deps: Pick<Dependencies, "config" | "clock" | "securityClock">,
  tx: Transaction,
  { name, line, question, credit }: Answered,
): Promise<void> {
  const { accountId } = name;
  const askerIds = new Set(
    (await messagesOf(tx, [question.number])).filter(({ sender }) => sender === "CUSTOMER").map(({ userId }) => userId),
  );
  const members = (await membersOf(tx, [accountId])).filter(
    ({ userId, state, disabled, email }) => askerIds.has(userId) && state === "ACTIVE" && !disabled && email !== null,
  );
  for (const { userId, email, site, locale: chosen } of members) {
    const locale = chosen ?? "en-US";
    const t = await copyFor({ ...deps, database: tx }, site, locale);
    const charge = t("statements.line", { code: line.code, quantity: line.quantity });
    await queueMessage(deps, tx, {
      kind: "BILL_QUESTION",
      about: `bill question ${question.number} ${question.version}`,
      address: email ?? "",
      locale,
      subject: t("messages.billQuestion.subject"),
      text: [
        t("messages.billQuestion.lead", { charge, account: await accountName(tx, accountId) }),
        ...(credit === null ? [] : [t("messages.billQuestion.credit", { amount: credit })]),
        t("messages.billQuestion.link", { link: billQuestionLink(deps.config, site, name) }),
      ].join("\n\n"),
      notification: {
        ...{ userId, accountId },
        topic: "PAYMENTS",
        page: billQuestionPage(name),
        subjectKey: "messages.billQuestion.subject",
        subjectValues: {},
      },
    });
  }
}
