// Certificates of tenancy deposits that name the firm of an agent under a heading of its own, and what the scheme did as `we`.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values, warningsOf } from './paper-by-hand.ts';

const certificate = (heading: string, label: string): string => `
  #Homestead Deposits
  *Deposit Protection Certificate
  Deposit ID | 220:41188207
  Deposit amount | 220:£890.00

  *The deposit
  Date the landlord or agent received it | 250:2 May 2025
  Date we protected it | 250:9 May 2025

  *The tenancy
  Lead tenant | 250:Ms Petra Lowe
  Rented property | 250:Flat 9
  250:3 Weaver Fold
  250:Alfreton
  250:DE55 9QT
  Tenancy start date | 250:14 May 2025

  *${heading}
  ${label} | 250:Garside & Holt Residential Ltd
  Address | 250:18 Toll Lane, Alfreton, DE55 7XA

  *Getting the deposit back
  The tenant should ask the landlord for the deposit, and the landlord must answer within ten days.`;

describe('a certificate that names a firm under the heading of its agent', () => {
  it.each([
    ['The landlord’s agent', 'Organisation'],
    ['Landlord’s letting agent', 'Organisation name'],
    ['Your agent', 'Company'],
  ])('has that let the home: %s, %s', async (heading, label) => {
    const reading = await read(certificate(heading, label));
    expect(values(reading, 'Organisation', 'name')).toContain('Garside & Holt Residential Ltd');
    expect(values(reading, 'TenancyDeposit', 'protectedOn')).toEqual(['2025-05-09']);
    expect(values(reading, 'TenancyDeposit', 'collectedOn')).toEqual(['2025-05-02']);
    expect(warningsOf(reading)).toEqual([]);
  });
});
