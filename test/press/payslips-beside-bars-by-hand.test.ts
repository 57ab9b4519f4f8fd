// Payslips with a bar at the side: labels over their values, in lines of their own beside the tables.
import { describe, expect, it } from 'vitest';
import { errorsOf, readPaper as read, valuesOf, warningsOf } from './paper-by-hand.ts';

describe('a payslip with a bar at the side', () => {
  it('has the year in the table that a heading of the bar stands beside', async () => {
    const reading = await read(`
      #Aldermoor Reef Ltd | 250:#Your pay for August 2025
      190:*Description | 497r:*Payments £ | 565r:*Deductions £
      190:Salary | 497r:3,100.00
      Name
      Dr Wilf Tarrandine
      190:Open day fee | 497r:150.00
      Staff number
      0071542
      190:PAYE income tax | 565r:440.40
      School
      Marine Studies
      190:National Insurance (Table A) | 565r:176.16
      Post
      Reader in Tides
      190:USS pension | 565r:198.25
      NI number
      JB 40 17 26 A
      190:UCU subscription | 565r:22.10
      NI table
      A
      190:Totals | 497r:3,250.00 | 565r:836.91
      Tax code
      1257L
      190:*Net pay | 560r:*£2,413.09
      Tax month
      5
      190:*This month
      Date paid
      197:Gross pay | 325:Pay subject to tax | 453:Employer USS contribution
      29 August 2025
      197:*£3,250.00 | 325:*£3,051.75 | 453:*£471.25
      Employer PAYE reference
      190:*Tax year to date
      663/CA0071
      197:Gross pay | 325:Pay subject to tax | 453:Income tax
      Paid into
      197:*£15,900.00 | 325:*£14,930.10 | 453:*£2,107.20
      20-97-40 ****4418
      197:National Insurance | 325:USS pension | 453:Student loan
      Payroll office
      ^^197:*£884.16 | 325:*£969.90 | 453:*£0.00
      ^^Tern House`);
    expect(valuesOf(reading, 'TaxCumulation', 'grossPay')).toEqual(['15900.00']);
    expect(valuesOf(reading, 'TaxCumulation', 'grossPayOfWhichTaxPayable')).toEqual(['14930.10']);
    expect(valuesOf(reading, 'TaxCumulation', 'taxPaid')).toEqual(['2107.20']);
    expect(valuesOf(reading, 'TaxCumulation', 'niPaid')).toEqual(['884.16']);
    expect(valuesOf(reading, 'TaxCumulation', 'pensionPaid')).toEqual(['969.90']);
    expect(valuesOf(reading, 'PayPeriod', 'grossPay')).toEqual(['3250.00']);
    expect([...errorsOf(reading), ...warningsOf(reading)]).toEqual([]);
  });

  it('keeps what is taken off in its column, where the rows of the table stand far apart', async () => {
    const reading = await read(`
      #Aldermoor Reef Ltd | 250:#Your pay for August 2025
      190:*Description | 497r:*Payments £ | 565r:*Deductions £
      ^Payslip
      190:Salary | 497r:3,100.00



      190:Open day fee | 497r:150.00

      ^Name

      ^190:PAYE income tax | 565r:440.40

      ^Dr Wilf Tarrandine

      ^190:National Insurance (Table A) | 565r:176.16

      ^School

      ^190:USS pension | 565r:198.25
      ^^Marine Studies

      ^190:UCU subscription | 565r:22.10

      ^NI number
      ^190:Totals | 497r:3,250.00 | 565r:836.91

      ^JB 40 17 26 A
      190:*Net pay | 560r:*£2,413.09
      Tax code
      1257L`);
    expect(valuesOf(reading, 'PayPeriod', 'netPay')).toEqual(['2413.09']);
    expect(valuesOf(reading, 'PayItem', 'description')).toEqual(['Salary', 'Open day fee']);
    expect(valuesOf(reading, 'PayDeduction', 'description')).toHaveLength(4);
  });
});
