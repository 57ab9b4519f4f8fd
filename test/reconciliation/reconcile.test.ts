import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Printed } from '../../src/model/printed.ts';
import type { AccountReading, PrintedMoney, StatementRow } from '../../src/model/statement.ts';
import { resolveDates } from '../../src/reconciliation/dates.ts';
import { findingsOf } from '../../src/reconciliation/findings.ts';
import { reconcile } from '../../src/reconciliation/reconcile.ts';

const printed: Printed = { text: 'x', page: 1, box: { x0: 0, y0: 0, x1: 1, y1: 1 }, confidence: 1 };

function stated(minor: number): PrintedMoney {
  return { minor: Math.abs(minor), ...(minor < 0 ? { sign: '-' as const } : {}), printed };
}

type Style = 'columns' | 'signed' | 'unsigned';

/** A ledger as an issuer would print it: movements in minor units, a balance on each row or only now and then. */
function ledger(
  movements: readonly number[],
  options: { opening: number; style: Style; balanceEvery: number; newestFirst: boolean },
): AccountReading {
  let balance = options.opening;
  const rows = movements.map((movement, index): StatementRow => {
    balance += movement;
    const column = options.style === 'columns' ? (movement < 0 ? 'out' : 'in') : 'either';
    const amount = options.style === 'signed' ? stated(movement) : stated(Math.abs(movement));
    return {
      index,
      page: 1,
      kind: 'entry',
      section: 'booked',
      stretch: 0,
      dates: [{ day: 1 + (index % 28), month: 1 + Math.floor(index / 28), year: 2025 }],
      text: [],
      codes: [],
      amount: { ...amount, column },
      ...((index + 1) % options.balanceEvery === 0 ? { balance: stated(balance) } : {}),
    };
  });
  const inOrder = options.newestFirst ? [...rows].reverse() : rows;
  return {
    rows: inOrder.map((row, index) => ({ ...row, index })),
    figures: { opening: [stated(options.opening)], closing: [stated(balance)], totalIn: [], totalOut: [] },
    isCard: false,
  };
}

const movement = fc.integer({ min: -90_000, max: 90_000 }).filter((minor) => minor !== 0);
const statement = fc
  .record({
    movements: fc.array(movement, { minLength: 2, maxLength: 40 }),
    opening: fc.integer({ min: -100_000, max: 500_000 }),
    style: fc.constantFrom<Style>('columns', 'signed', 'unsigned'),
    newestFirst: fc.boolean(),
    balanceEvery: fc.integer({ min: 1, max: 4 }),
  })
  .map((one) => ({ ...one, balanceEvery: one.style === 'unsigned' ? 1 : one.balanceEvery }));

describe('reconciliation', () => {
  it('finds the movements of any statement whose sums hold, in whatever style and order', () => {
    fc.assert(
      fc.property(statement, ({ movements, ...options }) => {
        const best = reconcile([ledger(movements, options)]);
        const found = best?.reconciliation.rows.map((row) => row.movement);
        expect(best?.reconciliation.checks.every((check) => check.holds)).toBe(true);
        expect(options.newestFirst ? found?.reverse() : found).toEqual(movements);
      }),
    );
  });

  it('notices any altered amount and names the row where the sums first break', () => {
    fc.assert(
      fc.property(statement, fc.nat(), fc.integer({ min: 1, max: 9_999 }), ({ movements, ...options }, at, by) => {
        const reading = ledger(movements, { ...options, style: 'columns', balanceEvery: 1, newestFirst: false });
        const altered = at % movements.length;
        const rows = reading.rows.map((row) =>
          row.index === altered && row.amount
            ? { ...row, amount: { ...row.amount, minor: row.amount.minor + by } }
            : row,
        );
        const best = reconcile([{ ...reading, rows }]);
        if (!best) throw new Error('no reading');
        const dates = resolveDates(rows, {});
        const [first] = findingsOf(best.reconciliation, { dates, frame: {}, currency: 'GBP' });
        expect(first?.severity).toBe('errors');
        expect(first?.row).toBe(altered);
      }),
    );
  });

  it('notices a missing row', () => {
    fc.assert(
      fc.property(statement, fc.nat(), ({ movements, ...options }, at) => {
        const reading = ledger(movements, { ...options, style: 'columns', newestFirst: false });
        const rows = reading.rows.filter((row) => row.index !== at % movements.length || row.balance === undefined);
        if (rows.length === reading.rows.length || rows.length === 0) return;
        const best = reconcile([{ ...reading, rows }]);
        expect(best?.reconciliation.checks.some((check) => !check.holds)).toBe(true);
      }),
    );
  });

  it('says that nothing proves a statement which prints neither balances nor totals', () => {
    const reading = ledger([100, -200, -300], { opening: 0, style: 'signed', balanceEvery: 99, newestFirst: false });
    const best = reconcile([{ ...reading, figures: { opening: [], closing: [], totalIn: [], totalOut: [] } }]);
    if (!best) throw new Error('no reading');
    expect(best.reconciliation.proof).toBe('none');
    const findings = findingsOf(best.reconciliation, {
      dates: resolveDates(reading.rows, {}),
      frame: {},
      currency: 'GBP',
    });
    expect(findings.map((one) => one.severity)).toEqual(['warnings']);
  });

  /** The same as an issuer prints it that sets no mark beside what is overdrawn. */
  const unmarked = ({ rows, figures, ...reading }: AccountReading): AccountReading => {
    const plain = ({ minor }: PrintedMoney): PrintedMoney => stated(minor);
    return {
      ...reading,
      rows: rows.map(({ balance, ...row }) => ({ ...row, ...(balance && { balance: plain(balance) }) })),
      figures: { ...figures, opening: figures.opening.map(plain), closing: figures.closing.map(plain) },
    };
  };

  it('tells overdrawn balances that look like others by the entries, and says so', () => {
    const options = { style: 'columns', balanceEvery: 2, newestFirst: false } as const;
    for (const opening of [5_000, -1_000]) {
      const best = reconcile([unmarked(ledger([-2_000, -4_000, -1_500, 9_000, 700, -300], { ...options, opening }))]);
      const balances = best?.reconciliation.rows.flatMap(({ balance }) => balance ?? []);
      expect(balances).toEqual([opening - 6_000, opening + 1_500, opening + 1_900]);
      expect(best?.reconciliation.proof).toBe('whole');
      expect(best?.reconciliation.balancesUnmarked).toBe(true);
    }
  });

  it('takes no mirror image for a statement that is overdrawn throughout', () => {
    const options = { opening: 0, style: 'columns', balanceEvery: 1, newestFirst: false } as const;
    const best = reconcile([unmarked(ledger([-2_000, -4_000, 500, 900], options))]);
    expect(best?.reconciliation.checks.some((check) => !check.holds)).toBe(true);
  });
});
