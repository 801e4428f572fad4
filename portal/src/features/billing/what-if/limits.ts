/** As far ahead as the server looks. */
export const daysAhead = 60;

/** Which of the fields is wrong. */
export type WhatIfFaults = { amount?: boolean; date?: boolean };
