import type { LegalPage } from '@filigrana/sdk';
import { headingTexts } from './heading-texts.ts';
import type * as spanish from './standard-texts.ts';

export const LEGAL_TITLES: Readonly<Record<LegalPage, string>> = {
  privacidad: 'Privacy',
  terminos: 'Terms and conditions',
  cuidado: 'Care and warranty',
};

/** The law that these pages answer to reads Spanish. */
const BINDING = 'This is a translation for your convenience. The Spanish text is the binding one.';

export const standardTexts: typeof spanish.standardTexts = {
  privacidad: ({ nombre, correo, telefono, pais }) => `${BINDING}

# Who keeps your data
${nombre}, ${pais}. For anything about your data write to us at ${correo} or call us at ${telefono}.

# What we keep and what for
- Your identification, your name and your surnames, to open your account and to know whom we deliver to.
- Your e-mail and your phone, to tell you about your orders and to answer you.
- Of your password, only a fingerprint that it cannot be recovered from.
- The addresses of your orders, to ship them.
- Your orders, their amounts and the reference number of your payments, to attend to them and to keep the accounts.
- Your payment receipts, to verify the payments and to notice when a receipt is used twice.
- Your special orders with their description and their picture, to make the piece.
- Your cart, what you save for later and your favourite pieces, so that you find them when you come back.
- What was done in your account and when, to protect it.
- Whether you want to receive news by e-mail; with them we remind you once of what you left in your cart. You can stop receiving them whenever you want.

# What your browser keeps
Your session, your cart, what you save for later, your favourites, the pieces that you have looked at lately and the language that you chose, so that the shop works. There is no advertising and there are no tracking tools of third parties.

# Who sees them
Those who run the shop. To deliver an order to you, the shipping service receives your name, your phone and the address. The data also pass through the hosting and e-mail services that the shop uses.

# For how long
- Your account, until you close it.
- Receipts and reference pictures are deleted by themselves some time after the order has ended: 24 months, unless the shop has set another period.
- The names in the notices of the bank that we review payments with, for the same time after their day.
- The record of what was done in the accounts, 24 months.
- When you close your account, your name, your identification, your e-mail, your phone, your addresses, your receipts and your pictures are deleted. Of your purchases the pieces, the amounts, the dates and the reference number of the payment remain, without your name.
- Backups may keep what was deleted until newer ones replace them.

# Your rights
Law 8968 of Costa Rica, on the protection of persons with regard to the processing of their personal data, gives you the right to know which data about you are kept, to correct them and to ask for their deletion. In your profile you can download your data, change your e-mail and your phone, stop receiving news and close your account. For everything else write to us at ${correo}. The authority in this matter is the Agencia de Protección de Datos de los Habitantes (Prodhab).`,

  terminos: ({ nombre, correo, telefono, pais }) => `${BINDING}

# Who we are
${nombre}, ${pais}. You can write to us at ${correo} or call us at ${telefono}.

# Prices
Prices are in United States dollars. Before you confirm an order you see the price of each piece, the cost of shipping and the total; that is the total that you pay.

# Orders and payment
- To buy you need an account with your true details.
- You pay by SINPE Móvil or by bank transfer, and attach the receipt.
- When we receive your order we set the pieces aside and review the payment. We write to you when it is confirmed.
- If we cannot verify the payment, the order is cancelled and the pieces are for sale again. If that is a mistake, write to us.

# Shipping
We ship anywhere in Costa Rica with Correos de Costa Rica. We tell you by e-mail when your order is on its way.

# Special orders
Asking for a piece made to measure does not oblige you to buy it. We get in touch with you to agree on the piece, the price and the time.

# If something is not right
If something is not right when you receive your order, write to us at ${correo} and we look for a solution. Nothing that this page says limits the rights that the law gives you as a consumer.

# ${headingTexts.exchanges}
The care and warranty page says when a piece is exchanged or returned, and within how many days.

# Your account
Take care of your password and do not share it. We may block an account that is used to deceive, for example with false receipts. You can close yours in your profile when you have no orders under way.

# Your data
The privacy page tells what we keep about you and why.`,

  cuidado: ({ nombre, correo, telefono }) => `${BINDING}

# Every day
- Put your jewellery on last, after perfume and creams, and take it off first.
- Take it off to sleep, to exercise, to clean the house, and before you go into the sea, a pool or hot springs.
- Keep it dry and apart, in a small bag or a closed box, so that it does not get scratched or tangled.

# Silver 925
It has 925 parts of silver in 1000 and the rest is copper; it bears the stamp '925'. It darkens in the air: that is natural and comes off. Rub it with a soft silver cloth. If it needs more, wash it in lukewarm water with a drop of neutral soap, with a very soft brush between the threads of the filigree, and dry it well. Toothpaste and baking soda scratch it.

# 14k gold
It has 585 parts of gold in 1000 and the rest are other metals; it bears the stamp '14k' or '585'. It does not darken, but it loses its shine with the grease of the skin. Wash it in lukewarm water with neutral soap and dry it with a lint-free cloth. Keep it away from chlorine.

# Gold-plated silver
It is 925 silver covered with a layer of gold. The plating is thin. Do not use polishing liquids or cloths: a soft dry cloth is enough. Over the years it wears off where it rubs most, and it can be plated again.

# Natural stones
They are stones that nature formed.
- Pearls, opal, turquoise and emerald are not left in water nor cleaned with steam or ultrasound: wipe them with a barely damp cloth.
- Strong sun and sudden changes of temperature fade or crack some stones.
- A natural stone may have veins and small inclusions: they are not defects.

# Synthetic stones
They are made in a workshop, not by the earth. They are washed in lukewarm water with neutral soap. Avoid knocks: although they are hard, they chip.

# If something goes wrong
If your piece arrives with a defect of workmanship, or a stone comes loose in normal use, write to us at ${correo} or call us at ${telefono} with a photo and the number of your order: at ${nombre} we look at it and repair it, exchange it or give you your money back, as the law provides. Wear, knocks and chemicals are not defects, but nearly everything can be repaired: ask us.

# ${headingTexts.warrantyOf('Silver 925')}
If in normal use a soldering opens, a thread comes loose or a clasp fails, that is a defect and we answer for it. That it darkens in the air is not: it can be cleaned.

# ${headingTexts.warrantyOf('14k gold')}
If in normal use a soldering opens, a claw gives way or a clasp fails, that is a defect and we answer for it. The fine scratches that wear leaves are not: they can be polished.

# ${headingTexts.warrantyOf('Gold-plated silver')}
If the plating arrives stained or lifts, that is a defect and we answer for it, as for solderings and clasps. That over the years it wears off where it rubs most is not: it can be plated again.

# ${headingTexts.exchanges}
Before you order, measure your finger with the size guide. If the size does not fit, write to us without having worn the piece and we see whether it can be adjusted or exchanged. If it is not what you expected, write to us within 8 days of receiving it: unworn, we exchange it or give you your money back. Pieces made to your measure cannot be returned.

# Shipping
We ship with Correos de Costa Rica once we have verified your payment. When your order leaves you get an e-mail with the tracking number to follow it.`,
};
