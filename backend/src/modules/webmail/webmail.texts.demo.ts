/** Who wrote an email of the demo, and what; by its subject. An email without an address asks for no answer. */
export const messageTexts: Readonly<Record<string, { from?: string; text: string }>> = {
  "Question about our boat policy": {
    from: "marina.cole@pierside.example",
    text: `Good morning,

We moved our two skiffs from the north dock to Pierside last week. Does the policy still cover them there, or do you need a new form from us?

The dock master can confirm the new berths: 14 and 15.

Thank you,
Marina Cole`,
  },
  "Certificate of insurance for December": {
    from: "office@quaystreet.example",
    text: `Hello,

Our landlord asks for a certificate of insurance for December, with the building at 12 Quay Street named on it. Could you send one by Friday?

Quay Street Garage`,
  },
  "Póliza del restaurante: cambio de dirección": {
    from: "luis.ortega@lamarea.example",
    text: `Buenas tardes:

El restaurante se muda el 15 de diciembre a 240 Commercial Street. ¿Qué documentos necesitan para cambiar la dirección de la póliza?

El teléfono sigue siendo el mismo.

Saludos,
Luis Ortega`,
  },
  "Re: Quote for three new shells": {
    from: "treasurer@harborrowing.example",
    text: `Thanks for the quote. The board agreed to it last night.

Please start the cover on the day that the shells arrive, and send the invoice to this address.

Harbor Rowing Club`,
  },
  "Your claim: water in the storeroom": {
    from: "claims@tideline.example",
    text: `Here is what you asked for about the water damage in the storeroom.

We kept the damaged shelves, in case someone wants to see them.

Tideline Supply`,
  },
  "Do we need flood cover?": {
    from: "hello@docknine.example",
    text: `Hi,

The café next door says that our street counts as a flood zone since this year. Do we need flood cover, and what would it cost for a place of 900 square feet?

Dock Nine Café`,
  },
  "Figures for the third quarter": {
    from: "bea@anchor-row.example",
    text: `The figures for the third quarter are in the shared folder.

New policies are up by 6, renewals are level. Two customers left, both because they closed their business.

Bea`,
  },
  "License renewal: next steps": {
    text: `Your agency license ends on January 31.

To renew it, confirm your continuing education hours and pay the fee before January 15. You get a receipt by email.

This address does not take answers.`,
  },
  "Out of the office on Friday": {
    from: "nico@anchor-row.example",
    text: `I’m out on Friday. Bea has the keys, and the phone goes to the front desk.

Nico`,
  },
  "Welcome packet for the new client": {
    from: "sofia@anchor-row.example",
    text: `Could you put together the welcome packet for Dock Nine Café by Monday? The usual pages, and the flood leaflet.

Sofía`,
  },
  "Your brochures are ready": {
    from: "orders@printroom.example",
    text: `Your 200 brochures are ready. Pick them up at the counter until 6 PM, or answer this email to have them delivered tomorrow.

Print Room`,
  },
};
