import type { Transaction } from "../../database/database.ts";
import type { DemoContext } from "../../database/people.ts";
import { propertyContacts } from "./contacts.tables.ts";

const mapleCourt = "8347201271";
const contact = (
  at: number,
  name: string,
  role: "PROPERTY_MANAGER" | "MAINTENANCE",
  phone: string,
): typeof propertyContacts.$inferInsert => ({
  contactId: `00000000-0000-4000-8000-00000000000${at}`,
  accountId: mapleCourt,
  name,
  role,
  phone,
  email: `${name.split(" ")[0]?.toLowerCase()}@maplecourt.example`,
  addedAt: new Date(Date.UTC(2026, 4, at)),
});

/** Demo data: two contacts of the demo property. */
export async function seedContacts(tx: Transaction, { scenarios }: DemoContext): Promise<void> {
  if (!scenarios.some(({ accountId }) => accountId === mapleCourt)) return;
  await tx
    .insert(propertyContacts)
    .values([
      contact(1, "Rosa Delgado", "PROPERTY_MANAGER", "6175550172"),
      contact(2, "Hank Boyle", "MAINTENANCE", "6175550126"),
    ]);
}
