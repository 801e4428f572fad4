/**
 * Our choice: the e-mailed code of account recovery, how many of its e-mails somebody gets in an hour, and how many an
 * address of the internet may request (decision 53). A file of its own, because only the recovery page loads it.
 */
export const recovery = { digits: 8, lifetimeSeconds: 600, tries: 5, sendsAnHour: 5, requestsAnHour: 30 } as const;
