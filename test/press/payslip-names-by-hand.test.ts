// Payslips whose names stand where other texts look like them: an employer flush with the right edge, notes, months, and strips of labels.
import { describe, expect, it } from 'vitest';
import { errorsOf, nodesOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';
import { amountOf, one } from './payslip-values.ts';

const FIGURES = `
      *Payments | 250r:*£ | 300:*Deductions | 540r:*£
      Basic pay | 250r:400.00 | 300:PAYE tax | 540r:31.60
      300:Employee NI | 540r:12.64
      *Gross pay | 250r:*400.00 | 300:*Total deductions | 540r:*44.24
      *Net pay | 540r:*355.76
`;

describe('a payslip with its employer at the right', () => {
  it('takes neither a note for the name of the employer nor its address for a home', async () => {
    const reading = await read(`
      #PAYSLIP
      540r:*Tarn & Rigg Motors Ltd
      Colin Braithwaite | 540r:Unit 3 Sawmill Way
      Week 33 | 540r:Kendal LA9 6QX
      Paid Friday 21 November 2025
      Works no. TR022 | 200:NI number PB 27 41 36 B | 360:Tax code 1257L | 480:NI table A
      ${FIGURES}
      Note from employer: your holiday on Monday 17 and Tuesday 18 November was paid. Please hand in your form
      at the office.`);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Tarn & Rigg Motors Ltd']);
    expect(nodesOf(reading, 'Address')).toEqual([]);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('reads a name whose last word is set in plain type', async () => {
    const reading = await read(`
      *Alderstow Borough | 140:Council | 540r:*Payslip

      Ms Petra Lindley
      19 Cobbler Row
      Alderstow
      AL7 3QT
      Employee reference: 0042917 | 300:Payment date: 20/02/2026
      NI number: PB 27 41 36 B | 300:Tax code: 1257L
      NI category: A | 300:Period: 11
      ${FIGURES}`);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Alderstow Borough Council']);
  });
});

describe('an employer who is named at the foot alone', () => {
  it('is called by no word of the sentence before its name', async () => {
    const reading = await read(`
      *Payslip

      Employee name | 180:Ms Petra Lindley | 330:Pay date | 540r:28-AUG-2026
      Employee number | 180:40117 | 330:Tax code | 540r:1257L
      NI number | 180:PB 27 41 36 B | 330:NI category | 540r:A

      *Payments | 290r:*£ | 300:*Deductions | 540r:*£
      Basic pay | 290r:2,500.00 | 300:PAYE tax | 540r:290.50
      300:Employee NI | 540r:116.16
      *Gross pay | 290r:*2,500.00 | 300:*Total deductions | 540r:*406.66
      *Net pay | 540r:*2,093.34

      Questions about your pay? Speak to your manager, or ask on
      Our Otter. Otter Stores Limited, Otter House, Mill Lane, Fenwick FE1 2AA.`);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Otter Stores Limited']);
  });
});

describe('an employer of whom the last line says what kind of body it is', () => {
  const paper = (head: string): string => `
      ${head}

      Employee name | 180:Ms Petra Lindley | 330:Pay date | 540r:28-AUG-2026
      NI number | 180:PB 27 41 36 B | 330:NI category | 540r:A
      Tax code | 180:1257L | 330:Tax period | 540r:5
      ${FIGURES}`;

  it('is named by the larger line over it, with an address beside them', async () => {
    const reading = await read(
      paper(`#Alderstow Vale | 540r:3 Tanner Lane, Alderstow
      *District Council | 540r:payroll@alderstow.example`),
    );
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Alderstow Vale District Council']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is named where its name stands whole before its address', async () => {
    const reading = await read(
      paper(`*District Council | 540r:Payslip
      Alderstow Vale District Council, Tanner Lane, Alderstow`),
    );
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Alderstow Vale District Council']);
    expect(warningsOf(reading)).toEqual([]);
  });

  it('is doubted where no name stands before its kind', async () => {
    const reading = await read(paper('*District Council | 540r:Payslip'));
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['District Council']);
    expect(warningsOf(reading)).toContain('What was read as the name of an organisation does not look like one.');
  });
});

describe('a payslip that is issued by a department', () => {
  it('takes it for no employer, and says that none was found', async () => {
    const reading = await read(`
      Office of | 540r:Payslip issued by HR and Payroll Shared Services
      Tides and Moorings

      Employee name | 180:Mr Rhodri Bell | 330:Pay date | 540r:28-AUG-2026
      NI number | 180:PB 27 41 36 B | 330:NI category | 540r:A
      Tax code | 180:1257L | 330:Tax period | 540r:5
      ${FIGURES}`);
    expect(valuesOf(reading, 'Organisation', 'name').join()).not.toMatch(/HR|Payroll/);
    expect([...errorsOf(reading), ...warningsOf(reading)]).not.toEqual([]);
  });
});

describe('a payslip of a department of state', () => {
  it('reads its name from the two lines of a logo, the first of which cannot end it', async () => {
    const reading = await read(`
      Department for | 540r:Payslip produced by Shared Payroll Services
      Ferries & Lighthouses

      Employee name | 180:Mr Rhodri Bell | 330:Pay date | 540r:28-AUG-2026
      NI number | 180:PB 27 41 36 B | 330:NI category | 540r:A
      Tax code | 180:1257L | 330:Tax period | 540r:5
      ${FIGURES}`);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Department for Ferries & Lighthouses']);
  });

  it('reads its name beside the label', async () => {
    const reading = await read(`
      #Payslip
      Employer | 180:Department for Lighthouses
      Employee name | 180:Mr Rhodri Bell | 330:Pay date | 540r:28-AUG-2026
      NI number | 180:PB 27 41 36 B | 330:NI category | 540r:A
      Tax code | 180:1257L | 330:Tax period | 540r:5
      ${FIGURES}`);
    expect(valuesOf(reading, 'Organisation', 'name')).toEqual(['Department for Lighthouses']);
  });
});

describe('a payslip that says the month it is for', () => {
  it('does not take the month for a person, and reads the name beneath', async () => {
    const reading = await read(`
      *HARBOUR COMMISSIONERS
      STATEMENT OF PAY
      Service No : 4417720 | 300:Statement for : AUGUST
      Name : CPL D R HESKETH | 300:Pay date : 28-AUG-2026
      Tax month : 05 | 300:Tax code : 1257L
      NI number : PB274136B | 300:NI category : A
      ${FIGURES}`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['CPL D R HESKETH']);
  });
});

describe('a payslip with strips of labels under two headings', () => {
  it('gives each figure to the heading at whose edge its strip begins, and reads a post that stands in the middle beneath its label', async () => {
    const reading = await read(`
      *Severnside Infirmary NHS Trust
      *ASSIGNMENT NUMBER | 210:*EMPLOYEE NAME | 412:*JOB TITLE
      30771204-1 | 210:MS CERYS ADDERLEY | 386:SENIOR PHARMACIST
      *TAX CODE | 210:*NI NUMBER
      1257L | 210:PB 27 41 36 B

      ${FIGURES}
      *YEAR TO DATE (THIS EMPLOYMENT ONLY) | 303:*THIS PERIOD
      GROSS PAY | 122:NI LETTER | 176:NI PAY | 234:NI CONT | 303:PENSIONABLE PAY | 440:TAXABLE PAY
      2,800.00 | 122:A | 176:2,800.00 | 234:88.48 | 303:0.00 | 440:400.00
      TAXABLE PAY | 122:TAX PAID | 230:PENSION CONT | 303:TAX PERIOD | 440:PAY DATE
      2,800.00 | 122:221.20 | 230:112.00 | 303:7 | 440:24-OCT-2025
      PREVIOUS PAY | 122:PREVIOUS TAX | 210:REF NUMBER | 303:TOTAL PAYMENTS | 440:NET PAY
      0.00 | 122:0.00 | 210:SI/PR/40 | 303:400.00 | 440:355.76`);
    const year = one(reading, 'TaxCumulation');
    expect(amountOf(year, 'niPaid')).toBe('88.48');
    expect(amountOf(year, 'pensionPaid')).toBe('112.00');
    expect(valuesOf(reading, 'Employment', 'jobTitle')).toEqual(['SENIOR PHARMACIST']);
  });
});

describe('a payslip that two bodies head', () => {
  const headed = async (head: string): Promise<unknown[]> =>
    valuesOf(
      await read(`
      *MONTHLY PAY STATEMENT
      ${head}

      Name | 180:Ms Petra Lindley | 330:Pay date | 540r:28-AUG-2026
      NI number | 180:PB 27 41 36 B | 330:NI category | 540r:A
      Tax code | 180:1257L | 330:Tax period | 540r:5
      ${FIGURES}`),
      'Organisation',
      'name',
    );

  it('is from the first of them', async () => {
    expect(await headed('Fenland Coast Watch · Harbour Shared Services - Crews, Alderstow')).toEqual([
      'Fenland Coast Watch',
    ]);
  });

  it('is from the council whose service is named before it', async () => {
    expect(await headed('Adult Care · Alderstow Borough Council')).toEqual(['Alderstow Borough Council']);
  });
});

describe('a payslip that speaks to whom it is for', () => {
  const greeted = async (greeting: string): Promise<unknown[]> =>
    valuesOf(
      await read(`
      #my pay | 540r:Tarn & Rigg Motors Ltd

      *${greeting}
      you were paid on Friday 28 August 2026
      Colleague number 770391 | 200:NI number PB 27 41 36 B | 360:Tax code 1257L | 480:NI table A
      ${FIGURES}`),
      'Person',
      'name',
    );

  it('leaves the greeting out of the name', async () => {
    expect(await greeted('Hi Petra Lindley-Cole')).toEqual(['Petra Lindley-Cole']);
    expect(await greeted('Good morning, Petra Lindley-Cole!')).toEqual(['Petra Lindley-Cole']);
    expect(await greeted('FAO Ms Petra Lindley - Kendal')).toEqual(['Ms Petra Lindley']);
  });

  it('takes no first name alone for the name', async () => {
    expect(await greeted('Hi Petra')).toEqual([]);
  });
});

describe('a payslip that says into whose account is paid', () => {
  it('takes the name from where the paper is sent to, not as the bank has it', async () => {
    const reading = await read(`
      #PAYSLIP | 540r:*Tarn & Rigg Motors Ltd

      Petra Lindley
      2 Mill Lane
      Thornby
      TH4 7DL

      NI number PB 27 41 36 B | 200:Tax code 1257L | 360:NI table A | 450:Paid on 28/08/2026
      ${FIGURES}
      Account name: P LINDLEY
      Paid to P LINDLEY 80-22-** ****3391 £355.76`);
    expect(valuesOf(reading, 'Person', 'name')).toEqual(['Petra Lindley']);
  });
});

describe('a payslip that says the company by its code', () => {
  const employers = async (head: string): Promise<{ readonly names: unknown[]; readonly warnings: string[] }> => {
    const reading = await read(`
      ${head}

      ~NAME | 180:~PERSONNEL NO | 300:~TAX CODE | 420:~PAY DATE
      Ms Petra Lindley | 180:10048823 | 300:1257L | 420:28/08/2026
      NI number PB 27 41 36 B | 300:NI category A | 420:Tax period 5
      ${FIGURES}`);
    return { names: valuesOf(reading, 'Organisation', 'name'), warnings: warningsOf(reading) };
  };

  it('takes its name from the head', async () => {
    for (const code of ['Company: TR1', 'Company: GB01', 'Legal entity: TRM-12', 'Company: TRM', 'Employer: 120/AB123'])
      expect((await employers(`#Tarn & Rigg Motors Ltd | 450:Payslip\n${code}`)).names).toEqual([
        'Tarn & Rigg Motors Ltd',
      ]);
  });

  it('leaves the code out of the name', async () => {
    for (const name of ['0100 - Tarn & Rigg Motors Ltd', 'TR1 Tarn & Rigg Motors Ltd', 'Tarn & Rigg Motors Ltd (TR1)'])
      expect((await employers(`450:Payslip\nCompany: ${name}`)).names).toEqual(['Tarn & Rigg Motors Ltd']);
  });

  it('doubts a site or a payroll in its stead', async () => {
    const { warnings } = await employers('#Tarn & Rigg Motors Ltd | 450:Payslip\nCompany: Head Office');
    expect(warnings).toContain('The paper may be from Head Office or from Tarn & Rigg Motors Ltd.');
  });

  it('doubts a part of it in its stead, where what heads the payslip shows nothing of a company', async () => {
    const { warnings } = await employers(
      '*TIDES OFFICE | 450:*STATEMENT OF EARNINGS\nOrganisation: TRO Customer Ops North',
    );
    expect(warnings).toContain(
      'What was read as the name of the employer may be that of a part of it: TRO Customer Ops North.',
    );
  });

  it('has its name where the small print says who employs', async () => {
    const { names } = await employers('#Payslip\nEmployed by Tarn & Rigg Motors Ltd, Weir House, Kendal LA9 4QT');
    expect(names).toEqual(['Tarn & Rigg Motors Ltd']);
  });
});
