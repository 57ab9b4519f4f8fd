// What the label of a figure on a bill means, told by the words it holds.

/** Names of the fields of profiles/data/utility-base.yaml. */
export type AmountField =
  'adjustments' | 'previousBalance' | 'payments' | 'chargesExVat' | 'vat' | 'totalCharges' | 'amountDue';
/** Names of dates there. */
export type DateField = 'issuedOn' | 'dueOn';

interface Words<Field> {
  readonly field: Field;
  readonly has: RegExp;
  readonly not: RegExp;
}

/** Figures of another time or of somebody else. */
const ELSEWHERE =
  /\b(?:would|could|had paid|next|monthly(?! (?:bill|total))|annual|yearly|a year|per year|estimated|average|similar|cheapest|save|(?<!\bunder (?:your|the|our|a) (?:payment |budget )?)plan|instalment|(?<!\b(?:over|forward|balance|credit|owed|owing|arrears|left|due|outstanding) from (?:the )?)last year|late|fee|compare|projection|exit|(?:early |contract )?(?:termination|disconnection|cancellation|cease) charges?)\b/;
const OWED = /\b(?:balance|billed|bills?|statements?|invoices?|owed|owing|account|amount|credit|debit|period)\b/;
const BEFORE =
  /\b(?:previous|last|brought|b f|b fwd|bfwd|opening|start|starting|started|before|old|earlier|prior|(?<!\b(?:total|amount|now|balance|sum) )owed|unpaid|when we last|carried over(?! to)|left over|less credit|from (?:your |the )?(?:january|february|march|april|may|june|july|august|september|october|november|december)(?: \d{4})? (?:bill|statement|invoice)|previously billed|last billed|(?:balance|owing|left|due|carried|carried (?:over|forward)|credit|debit|outstanding) from|(?:where|how) (?:you|your account|things|we) (?:was|were|stood|started)|you were in (?:credit|debit)|(?:balance|total|amount) (?:on|of|from) (?:your|the) (?:bill|statement|invoice) (?:of|dated)(?= *$))\b/;

/** In order: the first that fits says it. */
const AMOUNTS: readonly Words<AmountField>[] = [
  // A total that names what it is of: `Energy, standing charges and VAT`.
  {
    field: 'totalCharges',
    has: /\b(?:charges?|energy|costs?|usage|services?|supply)\b.* (?:and|plus|with) vat$/,
    not: /\b(?:standing charge (?:and|with)|before|ex|excluding)\b/,
  },
  {
    field: 'totalCharges',
    has: /\b(?:charges|energy|used|usage|services)\b.* vat (?:included|incl|inc)$/,
    not: /^(?:gas|electricity|water|sewerage|wastewater|(?:daily )?standing)\b(?! and)|\b(?:before|ex|excluding)\b/,
  },
  {
    field: 'totalCharges',
    has: /\b(?:costs? of|charges for|total for)(?: your| the)? (?:water|gas|electricity)(?: supply)? (?:and|plus) (?:sewerage|wastewater|waste water|electricity|gas)(?: services?)?$/,
    not: /\b(?:before|ex|excluding)\b/,
  },
  // What a supplier gives or takes besides: neither a payment nor a charge of the period.
  {
    field: 'adjustments',
    has: /\b(?:discount|rebate|cashback|(?:referral|welcome|loyalty|goodwill|promotional|reward|service|apology) (?:credit|bonus|reward|payment)|refund(?:ed)?|adjustments?|compensation|goodwill|support scheme|rebilled|(?:cancelled|reversed|withdrawn) (?:bill|invoice|statement|charges)|(?:bill|invoice|statement|charges)(?: [a-z]{1,3})?(?: \d+)* (?:cancelled|reversed|withdrawn)|(?:cancellation|reversal) of (?:your |the |an? )?(?:[a-z]+ )?(?:bill|invoice|statement|charges)|warm home|rewards?(?: (?:for|from) [a-z ]{3,24})?(?: (?:on )?\d{1,2} [a-z]{3,9}(?: \d{4})?)?$|saving sessions?|credit (?:for|note|from(?!.* (?:last|previous)\b))|^(?!.*\b(?:in|your|you|account|previous|last|total|less|meter|emergency|friendly|opening|closing|starting|direct|balance|remaining|new|giro|bank|current|on|or|any|existing|payments?|received|carried|brought|available|net|debit)\b)(?:[a-z]+ ){1,3}credit$|transfer(?:red)?|write off|price guarantee)\b/,
    not: /\b(?:before|after|total (?:charges|due)|balance)\b/,
  },
  // VAT that a total names: `Total charges including VAT of £9.20`.
  {
    field: 'vat',
    has: /\b(?:includ(?:es|ing)|inc|incl|of which)(?: total)? vat(?: (?:at )?\d+(?: \d+)?)?(?: of)$/,
    not: /\bstanding\b/,
  },
  // What VAT is worked out on: `VAT @ 5% on £120.00`.
  { field: 'chargesExVat', has: /^(?:add |plus |total )?vat\b.* on$/, not: /\b(?:charged|paid)\b/ },
  {
    field: 'vat',
    has: /^(?:add |plus |total |of which )?(?:vat|value added tax)\b/,
    not: /\b(?:reg|registration|number|exc|excl|before)\b/,
  },
  {
    field: 'chargesExVat',
    has: /\b(?:before|ex|exc|excl|excluding|net of|without|net)\b(?: of)?(?: any)? ?(?:vat)?\b.*|^net\b/,
    not: /^(?!.*\b(?:vat|net)\b)/,
  },
  {
    field: 'payments',
    has: /\b(?:paid|payments?|paying|received|receipts|credits? and payments|direct debits|top ups?)\b|^(?:less |minus )?(?:direct debit|dd|cheque|cash|standing order|bank transfer|(?:bank )?giro(?: credit)?|bacs|(?:debit |credit )?card)(?: (?:collection|collected|taken))?(?: on| thanks?| thank you)*$/,
    not: /\b(?:not (?:yet )?paid|due|well (?:take|collect|debit|request)|by(?! (?:direct debit|dd|(?:debit |credit )?card|cash|cheque|bank|bacs|standing order|phone|telephone|transfer|app)\b)|to pay|to be|will|method|reference|after|(?<!\bunder (?:your|the|our|a) (?:payment |budget )?)plan|date|first|next)\b|^to be paid/,
  },
  {
    field: 'previousBalance',
    has: BEFORE,
    not: /\b(?:received|since|(?<!\bnot (?:yet )?)paid|charges?(?! brought)|reading|vat)\b/,
  },
  {
    field: 'amountDue',
    has: /\b(?:due|owe|owing|to pay|to be paid|payable|outstanding|new balance|closing|carried|collected?|balance|left to|(?<!less |was |were |been )in credit|finish(?:ed)?|we(?:ll| will) (?:take|collect|debit|request)|please pay|need to pay|must pay|sum due|left (?:on|in) (?:your|the) account|(?:where|how) (?:you|your account|things|we) (?:is|are|stands?|ends?))\b|\bbill(?: total)?(?: this (?:month|time))? (?:is|comes to)$/,
    not: BEFORE,
  },
  {
    field: 'totalCharges',
    has: /\b(?:charges?|charged|cost|this bill|this invoice|this statement|bill total|invoice total|invoice value|new charges|total|used)\b/,
    not: /\b(?:standing|unit|day|water|gas|electricity|energy rate|sewerage|wastewater|calls?|surface|broadband|volumetric|usage|package|monthly|one off)\b/,
  },
];

const DATES: readonly Words<DateField>[] = [
  {
    field: 'dueOn',
    has: /\b(?:due|pay by|pay before|paid by|pay on|pay us by|payment|collect(?:ed|ion)?|taken?|debit(?:ed)?|dd date|dd|reach us)\b/,
    not: /\b(?:next|received|last|review|previous)\b/,
  },
  {
    field: 'issuedOn',
    has: /^date$|\b(?:issued?|dated|billed|billing date|produced|created|printed|prepared|tax point)\b|\b(?:bill|statement|invoice)\b.*\bdate\b|\bdate\b.*\b(?:bill|statement|invoice)\b/,
    not: /\b(?:next|last|previous|due|end|read|start)\b/,
  },
];

function meaning<Field>(label: string, table: readonly Words<Field>[]): Field | undefined {
  return ELSEWHERE.test(label) ? undefined : table.find(({ has, not }) => has.test(label) && !not.test(label))?.field;
}

/** What an amount is by its folded labels: the first that means anything says it. */
export function amountMeant(labels: readonly string[]): AmountField | undefined {
  for (const label of labels) {
    const field = meaning(label, AMOUNTS);
    const isOwed = OWED.test(label) || /\b(?:brought|b f|b fwd|carried (?:over|forward|on) from)\b/.test(label);
    if (field !== undefined && (field !== 'previousBalance' || isOwed)) return field;
  }
  return undefined;
}

/** What a date is by its folded labels: the first that means anything says it. */
export function dateMeant(labels: readonly string[]): DateField | undefined {
  for (const label of labels) {
    const field = meaning(label, DATES);
    if (field !== undefined || OTHER_DAY.test(label)) return field;
  }
  return undefined;
}

/** What calls a day another one of the contract, whatever stands over it: `Tariff ends on` beneath `Payment method   Direct Debit`. */
const OTHER_DAY =
  /\b(?:ends?|ending|expires?|expiry|expiring|finish(?:es)?|fixed (?:until|to)|started?|starts|began)\b/;
