// A recognised figure that breaks the sums: repaired where one reading mends them, left and reported where none does or several do.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Printed } from '../../src/model/printed.ts';
import type { AccountReading, PrintedMoney, StatementRow } from '../../src/model/statement.ts';
import { reconcile, type ReconciledAccount } from '../../src/reconciliation/reconcile.ts';
import { repairAccount } from '../../src/reconciliation/repair-account.ts';
import { moneyVariants } from '../../src/services/understanding/money-variants.ts';

const box = { x0: 0, y0: 0, x1: 1, y1: 1 };

function money(minor: number, confidence = 0.95): PrintedMoney {
  const text = `${String(Math.floor(Math.abs(minor) / 100))}.${String(Math.abs(minor) % 100).padStart(2, '0')}`;
  const printed: Printed = { text: minor < 0 ? `-${text}` : text, page: 1, box, confidence };
  return { minor: Math.abs(minor), ...(minor < 0 ? { sign: '-' as const } : {}), printed };
}

/** Signed movements, a balance on every `every`-th row, and the figures at both ends. */
function ledger(movements: readonly number[], every = 1, confidence = 0.95): AccountReading {
  let balance = 100_000;
  const rows = movements.map((movement, index): StatementRow => {
    balance += movement;
    return {
      index,
      page: 1,
      kind: 'entry',
      section: 'booked',
      stretch: 0,
      dates: [{ day: 1 + (index % 28), month: 5, year: 2025 }],
      text: [],
      codes: [],
      amount: { ...money(movement, confidence), column: 'either' },
      ...((index + 1) % every === 0 ? { balance: money(balance, confidence) } : {}),
    };
  });
  const figures = {
    opening: [money(100_000, confidence)],
    closing: [money(balance, confidence)],
    totalIn: [],
    totalOut: [],
  };
  return { rows, figures, isCard: false };
}

function misread(reading: AccountReading, index: number, part: 'amount' | 'balance', minor: number): AccountReading {
  const rows = reading.rows.map((row): StatementRow => {
    const known = row[part];
    if (row.index !== index || !known) return row;
    const other = money(minor, known.printed.confidence);
    return part === 'amount' ? { ...row, amount: { ...other, column: 'either' } } : { ...row, balance: other };
  });
  return { ...reading, rows };
}

const variantsOf = moneyVariants('GBP');

function repaired(reading: AccountReading): ReconciledAccount {
  const account = reconcile([reading]);
  if (!account) throw new Error('one reading was given');
  return repairAccount(account, variantsOf);
}

const holds = ({ reconciliation }: ReconciledAccount): boolean => reconciliation.checks.every((check) => check.holds);
const movementsOf = ({ reconciliation }: ReconciledAccount): number[] => reconciliation.rows.map((row) => row.movement);

describe('a statement with a misread figure', () => {
  const movements = [-1_250, -3_800, 50_000, -999, -2_041];

  it('has its amount repaired where balances stand on both sides', () => {
    const account = repaired(misread(ledger(movements), 1, 'amount', -3_300));
    expect(holds(account)).toBe(true);
    expect(movementsOf(account)).toEqual(movements);
    const { printed } = account.reading.rows[1]?.amount ?? {};
    expect(printed).toMatchObject({ text: '-38.00', asRead: '-33.00' });
  });

  it('has its balance repaired where two sums break for it', () => {
    const account = repaired(misread(ledger(movements), 1, 'balance', 94_960));
    expect(holds(account)).toBe(true);
    expect(account.reconciliation.rows.map((row) => row.balance)).toEqual([98_750, 94_950, 144_950, 143_951, 141_910]);
  });

  it('has a minus restored', () => {
    const account = repaired(misread(ledger(movements), 3, 'amount', 999));
    expect(movementsOf(account)).toEqual(movements);
  });

  it('is left as it is where two amounts explain it alike', () => {
    const two = ledger([-3_800, -3_800, 50_000], 3);
    const account = repaired({
      ...two,
      rows: misread(two, 0, 'amount', -3_300).rows.map((row) =>
        row.index === 1 ? { ...row, amount: { ...money(-3_300), column: 'either' as const } } : row,
      ),
    });
    expect(holds(account)).toBe(false);
    const one = misread(ledger([-3_300, -3_800, 50_000], 3), 1, 'amount', -3_300);
    expect(holds(repaired(one))).toBe(false);
    expect(repaired(one).reading).toBe(one);
  });

  it('is left as it is where a stated figure could be the one that was misread, however much likelier that is', () => {
    for (const [truth, slip] of [
      [81_628, 1_628],
      [10_386, 1_386],
    ] as const) {
      const one = misread(ledger([truth, -1, -1, -1]), 0, 'amount', slip);
      expect(repaired(one).reading).toBe(one);
    }
  });

  it('is left as it is where no slip explains it, as where a row is lost', () => {
    const whole = ledger(movements);
    const lost = { ...whole, rows: whole.rows.filter(({ index }) => index !== 1) };
    expect(repaired(lost).reading).toBe(lost);
  });

  it('is never touched where its text was embedded', () => {
    const embedded = misread(ledger(movements, 1, 1), 1, 'amount', -3_300);
    expect(repaired(embedded).reading).toBe(embedded);
  });

  const slipped = fc.record({
    movements: fc.array(
      fc.integer({ min: -90_000, max: 90_000 }).filter((minor) => minor !== 0),
      { minLength: 3, maxLength: 12 },
    ),
    at: fc.nat(),
    pick: fc.nat(),
    every: fc.integer({ min: 1, max: 4 }),
  });

  it('holds all its sums once it is repaired, and is the truth or as it was where every row has its balance', () => {
    fc.assert(
      fc.property(slipped, ({ movements: truth, at, pick, every }) => {
        const index = at % truth.length;
        const right = ledger(truth, every);
        const amount = right.rows[index]?.amount;
        if (!amount) return;
        const variants = variantsOf(amount);
        const slip = variants[pick % Math.max(1, variants.length)]?.money;
        const isAmount = ({ minor, sign }: PrintedMoney): boolean => minor === amount.minor && sign === amount.sign;
        // Slips from which there is a way back: where two figures were lost, the truth is no reading that is tried.
        if (!slip || !variantsOf(slip).some(({ money: other }) => isAmount(other))) return;
        const wrong = misread(right, index, 'amount', slip.sign === '-' ? -slip.minor : slip.minor);
        const account = repaired(wrong);
        if (account.reading !== wrong) expect(holds(account)).toBe(true);
        if (account.reading !== wrong && every === 1) expect(movementsOf(account)).toEqual(truth);
      }),
      { numRuns: 150 },
    );
  });

  it('is the same object where nothing was misread', () => {
    fc.assert(
      fc.property(slipped, ({ movements: truth, every }) => {
        const right = ledger(truth, every);
        expect(repaired(right).reading).toBe(right);
      }),
      { numRuns: 50 },
    );
  });
});
