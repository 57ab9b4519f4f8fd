// Words of contracts and of their ends, for all places of a bill that tell them: sentences, lists of items, boxes, labels.

const CONTRACT = /\b(?:contract|minimum period|agreement|commitment|plan|deal|term)\b/iu;
const UNTIL = /\b(?:until|till|ends?|ending|expires?)(?: on)?\W*$/iu;
const OFFERS = String.raw`offer|discount|off|saving|promotion\w*|half price|reduced`;
const OFFER = new RegExp(String.raw`\b(?:${OFFERS})\b`, 'iu');
const OFFER_OR_CREDIT = new RegExp(String.raw`\b(?:${OFFERS}|credit|free)\b`, 'iu');

/** Whether a text speaks of a contract: `Minimum term ends 5 May 2027`. */
export const isOfContract = (text: string): boolean => CONTRACT.test(text);

/** Whether a text leads to the day of an end: `Your contract ends on`. */
export const leadsToEnd = (text: string): boolean => UNTIL.test(text);

/** Whether a text speaks of what is only offered, or taken off for a time: that ends apart from the contract. */
export const isOffer = (text: string): boolean => OFFER.test(text);

/** Whether it speaks of that, or of what is credited or free: in a row or a box of its own that ends apart from the contract, too. */
export const isOfferOrCredit = (text: string): boolean => OFFER_OR_CREDIT.test(text);
