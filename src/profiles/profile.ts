// What a profile may say. A profile is data (YAML under ./data): it says how a kind of document is recognised, where its
// values stand, and which nodes they become. It holds no code; `extends` lets an issuer refine the generic understanding.
// These are the profiles as the steps use them: parsed, defaults filled in, what they extend merged in (parse-profiles.ts).
import type { IssuerKind } from '../model/institutions.ts';

/** Every place of an anchor. */
export const ANCHOR_PLACES = ['head', 'title', 'label', 'anywhere'] as const;

/** Where a phrase must stand to count: as the paper's own title, in large or bold type or at the top, alone as a label or header, or anywhere. */
export type AnchorPlace = (typeof ANCHOR_PLACES)[number];

/** Every sign. */
export const SIGNS = [
  'dated-rows',
  'running-balance',
  'machine-readable-zone',
  'licence-codes',
  'pay-codes',
  'prose',
  'few-words',
  'no-amounts',
] as const;

/**
 * What is seen without reading words: rows that begin with a date and end with an amount; such rows whose last amount follows
 * from the row before; an ICAO 9303 machine readable zone; a driver number beside the day of birth that it tells, or
 * categories of a driving licence with strokes between them; a National Insurance number and a tax code; mostly running text; next to no text; no amount of money at all.
 */
export type Sign = (typeof SIGNS)[number];

/** Evidence for (or, with a negative weight, against) this profile. It counts once, however often it is printed. */
export interface Anchor {
  /** Any one of these phrases; compared without case, accents and punctuation, whole words. */
  readonly any: readonly string[];
  /** Instead of phrases. */
  readonly sign?: Sign;
  /** Default: anywhere. */
  readonly place: AnchorPlace;
  /** In log-odds (nats): 2 makes the profile about seven times as likely. */
  readonly weight: number;
}

/** Every kind of value. */
export const VALUE_KINDS = [
  'text',
  'name',
  'date',
  'period',
  'money',
  'percentage',
  'integer',
  'sort-code',
  'account-number',
  'iban',
  'bic',
  'card-number',
  'reference',
  'pattern',
  'number',
  'year',
  'rate',
  'duration',
  'address',
  'choice',
  'boolean',
  'registration',
  'national-insurance-number',
  'tax-code',
] as const;

/** How the text of a value is read. */
export type ValueKind = (typeof VALUE_KINDS)[number];

/** Where a value may stand from its label; the default order. */
export const FIELD_PLACES = ['right', 'below'] as const;

/** A labelled value. */
export interface FieldRule {
  readonly value: ValueKind;
  readonly labels: readonly string[];
  /** Regular expressions (flag u) over folded text: a whole cell, or its beginning up to `:` or `?`, that one finds is a label. */
  readonly questions: readonly string[];
  /** Where the value stands from its label, in order of preference. Default: right, then below. */
  readonly places: readonly (typeof FIELD_PLACES)[number][];
  /** For `pattern`, and as a further condition elsewhere: a regular expression (flags iu) whose first group (or whole) is the value. */
  readonly pattern?: string;
  /** Regular expressions (flags iu) over running text where no label stands apart. First group, or the whole, is the value. */
  readonly sentences: readonly string[];
  /** For `choice`: what the value stands as in a node, by what may be printed for it. */
  readonly choices?: Readonly<Record<string, readonly string[]>>;
  /** Names of blocks: the value stands inside one of them. Without it, anywhere but in a closed block. */
  readonly within?: readonly string[];
}

/** A part of the page under a heading of its own, down to the next heading. */
export interface BlockRule {
  readonly headings: readonly string[];
  /** Fields that do not name this block are not looked for in it: its labels mean something else than outside. */
  readonly closed: boolean;
}

/** Lines of a block that each make one row: some text, and values beside it. */
export interface ListRule {
  /** Names of the blocks whose lines these are. */
  readonly within: readonly string[];
  readonly columns: Readonly<Record<string, ListColumnRule>>;
  /** Phrases that make a line no row: totals, subtotals. */
  readonly omit: readonly string[];
}

/** A column of a list: told by its header, else by the kind of its values. */
export interface ListColumnRule {
  readonly value: ValueKind;
  readonly headers: readonly string[];
  /** Without a value in this column a line is no row. */
  readonly required: boolean;
}

/** Blocks that each make one row of a list (the electricity and the gas of one bill), with fields of its own. */
export interface GroupRule {
  /** By the block's name: values that its row has whatever is printed in it. */
  readonly blocks: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Looked for in each of these blocks. */
  readonly fields: Readonly<Record<string, FieldRule>>;
}

/** Every gravity of a failed check. */
export const CHECK_SEVERITIES = ['errors', 'warnings', 'info'] as const;

/**
 * A sum that the document itself prints: `total` is the sum of `of`. Each is a field of kind money, `list.column` for the sum of a
 * column, or either with a minus before it. It is tried where all of its fields were found (an empty list is a sum of nothing).
 */
export interface CheckRule {
  /** For people: `gross pay less deductions is net pay`. */
  readonly name: string;
  readonly total: string;
  readonly of: readonly string[];
  /** How far rounding may move it, in minor units. Default 0. */
  readonly toleranceMinor: number;
  /** What a failure is. Default: errors. */
  readonly severity: (typeof CHECK_SEVERITIES)[number];
}

/** Something that nodes say, or leave out. */
export interface NodeFact {
  /** For people: `the insurance premium tax`. */
  readonly name: string;
  /** Where nodes say it: `Type.property` (`Bill.tax`; of an object `TaxBasis.parameters.taxCode`), or `Type` alone; any of these. */
  readonly nodes: readonly string[];
  /** A regular expression (flags iu) that the value must fit: `interest` for one charge among many. */
  readonly like?: string;
}

/** What a paper of the class says, whoever issued it: one that leaves several out is of none, or was not understood. */
export interface HallmarkRule extends NodeFact {
  /** Log-odds (nats) that its absence takes from the class. Default 2: what every paper says is rarely missed. */
  readonly weight: number;
}

/**
 * What a paper speaks of and so must say: where it is printed and no node has it, it was not understood, and the answer says so.
 */
export interface MentionRule extends NodeFact {
  /** A day that nodes say (`Bill.issuedOn`): what speaks of an earlier one speaks of something else, a payment that was made. */
  readonly after?: string;
  /** Whether every node of the type must have it. Default: one is enough. */
  readonly each: boolean;
  /** Regular expressions (flags iu): any of them in a phrase, in two beside each other, or in a sentence speaks of it. */
  readonly printed: readonly string[];
}

/** Every kind of value that is looked for among what was not read. */
export const LEFT_KINDS = [
  'money',
  /** An amount that was owed, and was paid as well. */
  'money paid',
  'day',
  /** The first and the last day of some time. */
  'period',
  /** A year alone. */
  'year',
  /** A number of years. */
  'years',
  /** A number of one or two figures alone. */
  'count',
  /** What an engine holds, in cubic centimetres. */
  'capacity',
  /** A price in pence. */
  'price',
  /** A round amount in the head of the paper. */
  'limit',
  /** A short number alone in the head of the paper. */
  'number',
  /** Thirteen figures, as meter points have. */
  'point',
] as const;

/** One of them. */
export type LeftKind = (typeof LEFT_KINDS)[number];

/** What nearly every paper of the class prints, whatever its words: where no node has it, the answer says so. */
export interface ExpectedRule extends NodeFact {
  /** Whether every node of the type must have it. Default: one is enough. */
  readonly each: boolean;
  /** Of what it is asked alone (`MortgageAccount` that is there, `BankAccount.accountType` like `CreditCard`). Default: of every paper. */
  readonly when?: Omit<NodeFact, 'name'>;
  /** Only where a value of this kind is printed that no node has: papers that leave it out are not asked for it. */
  readonly left?: LeftKind;
  /** A day that nodes say (`Bill.issuedOn`): only days of the weeks after it are looked for. */
  readonly after?: string;
}

/** Every kind of column. */
export const COLUMN_KINDS = ['date', 'text', 'money', 'code', 'aside'] as const;

/** A column of a table. */
export interface ColumnRule {
  readonly value: (typeof COLUMN_KINDS)[number];
  readonly headers: readonly string[];
}

/** A table whose rows become nodes. */
export interface TableRule {
  readonly columns: Readonly<Record<string, ColumnRule>>;
  /** Phrases that make a row something else than an entry: opening, closing, carried, subtotal, total … */
  readonly rowKinds: Readonly<Record<string, readonly string[]>>;
  /** Headings that open a section of a given kind: pending, moneyIn, moneyOut, booked … */
  readonly sections: Readonly<Record<string, readonly string[]>>;
}

/**
 * A node to make. Strings in `set`: `$field` is a field's value, `->key` another node's id, anything else stands for itself.
 * `->key@fact` is the node of the row that the fact numbers, counted from 0 (each of them where it is a list of numbers);
 * of several joined by ` | `, the first that comes to something stands.
 * `each` makes one node for every value of a list field or row of a table; `when` names fields that must be there.
 */
export interface NodeTemplate {
  readonly key: string;
  /** Without the prefix: `Transaction`. */
  readonly type: string;
  readonly each?: string;
  readonly when: readonly string[];
  readonly set: Readonly<Record<string, unknown>>;
}

/** Facts that steps work out themselves and no rule above reads, named so that templates may use them. */
export interface DerivedFacts {
  readonly fields: readonly string[];
  /** Lists with the names of their rows' values; a table's own columns need not be repeated. */
  readonly lists: Readonly<Record<string, readonly string[]>>;
}

/** Every kind of profile. */
export const PROFILE_KINDS = ['base', 'generic', 'issuer'] as const;

/** Generic profiles understand a class; issuer profiles refine one; a base is shared by several generics. */
export type ProfileKind = (typeof PROFILE_KINDS)[number];

export interface Profile {
  readonly id: string;
  readonly title: string;
  /** Semantic version of this file's content. */
  readonly version: string;
  /** A class of the contract; absent on a base that only others extend. */
  readonly classIdentifier?: string;
  /** `Context: Title`. */
  readonly className?: string;
  readonly kind: ProfileKind;
  readonly extends?: string;
  /** For issuer profiles: the names under which the issuer prints itself; the first is its proper name. */
  readonly issuer?: readonly string[];
  /** Which known institutions issue such papers (vocabulary/issuers.yaml). */
  readonly issuedBy?: readonly IssuerKind[];
  readonly recognise: readonly Anchor[];
  readonly fields: Readonly<Record<string, FieldRule>>;
  readonly tables: Readonly<Record<string, TableRule>>;
  readonly blocks: Readonly<Record<string, BlockRule>>;
  readonly lists: Readonly<Record<string, ListRule>>;
  readonly groups: Readonly<Record<string, GroupRule>>;
  readonly checks: readonly CheckRule[];
  readonly mentions: readonly MentionRule[];
  readonly expected: readonly ExpectedRule[];
  readonly hallmarks: readonly HallmarkRule[];
  readonly derived: DerivedFacts;
  readonly nodes: readonly NodeTemplate[];
}
