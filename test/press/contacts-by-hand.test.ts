// Papers set by hand that say how a tenant or the holder of a policy is reached.
import { describe, expect, it } from 'vitest';
import { readPaper as read, valuesOf as values } from './paper-by-hand.ts';

const certificate = (parties: string): string => `
  #Havenlock Deposit Protection
  *Tenancy Deposit Certificate
  This certificate confirms that the deposit below is protected by Havenlock Deposit Protection.
  Certificate number | 220:HD-5530-118
  Deposit amount | 220:£840.00
  Date deposit received | 220:4 May 2027
  Date deposit protected | 220:12 May 2027
  Address of the tenancy | 220:3 Sailmakers Row, Fowey, PL23 9QQ
  Tenancy start date | 220:5 May 2027

  ${parties}`;

describe('a certificate of a deposit', () => {
  it('says how the tenant is reached beneath their name, and how the landlord is beneath theirs', async () => {
    const reading = await read(
      certificate(`*Tenant | 310:*Landlord
      Name | 130:Ms Petra Quillfeather | 310:Name | 400:Mr Abel Tarrant
      Email | 130:petra.q@letterbox.example | 310:Member number | 400:HL-221
      Mobile | 130:07700 900731 | 310:Email | 400:abel@tarrant.example`),
    );
    expect(values(reading, 'Person', 'emailAddress')).toEqual(['petra.q@letterbox.example', 'abel@tarrant.example']);
    expect(values(reading, 'Person', 'telephone')).toEqual(['07700 900731', undefined]);
  });

  it('gives each tenant of a table the address of their row', async () => {
    const reading = await read(
      certificate(`*Tenant | 220:*Role | 330:*Email
      Ms Petra Quillfeather | 220:Lead tenant | 330:petra.q@letterbox.example
      Mr Jonas Ebb | 220:Joint tenant | 330:j.ebb@letterbox.example

      Landlord | 220:Mr Abel Tarrant`),
    );
    expect(values(reading, 'Person', 'emailAddress')).toEqual([
      'petra.q@letterbox.example',
      'j.ebb@letterbox.example',
      undefined,
    ]);
  });

  it('gives nobody what stands beneath the label of an agent', async () => {
    const reading = await read(
      certificate(`Tenant | 220:Ms Petra Quillfeather
      Landlord | 220:Mr Abel Tarrant
      Agent | 220:Quay Lettings Ltd
      Email | 220:help@quaylettings.example
      Telephone | 220:01632 960114`),
    );
    expect(values(reading, 'Person', 'emailAddress')).toEqual([undefined, undefined]);
    expect(values(reading, 'Person', 'telephone')).toEqual([undefined, undefined]);
  });
});

describe('a statement of facts', () => {
  it('says how the holder is reached', async () => {
    const reading = await read(`
      #Fennick Insurance
      *Statement of fact
      *About you
      Policyholder | 220:Mr Rory Ashdale
      Date of birth | 220:14 May 1980
      Address | 220:8 Quay Street, Truro, TR1 2HD
      Email address | 220:rory@ashdale.example
      Telephone | 220:07700 900412
      Policy number | 220:FN 402 118 77
      Cover | 220:Comprehensive
      Start of cover | 220:1 March 2027
      End of cover | 220:28 February 2028
      *Your car
      Registration | 220:BX19 KLM
      Make and model | 220:Skoda Octavia`);
    expect(values(reading, 'Person', 'emailAddress')).toEqual(['rory@ashdale.example']);
    expect(values(reading, 'Person', 'telephone')).toEqual(['07700 900412']);
  });
});
