// Bills set by hand that set their services side by side, each with its plan and its end beneath it, before what is charged for them.
import { describe, expect, it } from 'vitest';
import { nodesOf, readPaper as read, warningsOf } from './paper-by-hand.ts';

const bill = (heading: string): string => `
      #Larkwire
      Ms T Brannigan | 330:Account number | 440:6 1093 55871
      7 Cooper's Row | 330:Bill number | 440:L7-20931145
      Whitby | 330:Bill date | 440:8 May 2026
      YO21 3PT | 330:Period | 440:8 May to 7 June 2026

      #Total to pay £41.99
      We will collect this by Direct Debit on 22 May 2026.
      Last bill | 150:Payments received | 300:Carried over | 540r:This bill
      £37.40 | 150:-£37.40 | 300:£0.00 | 540r:£41.99
      Monthly charges | 540r:£33.50
      Calls outside your plan | 540r:£1.49
      Total excluding VAT | 540r:£34.99
      VAT at 20% | 540r:£7.00
      *Total including VAT | 540r:*£41.99

      #Your services at 7 Cooper's Row, Whitby, YO21 3PT
      62:*Broadband | 320:*Home phone
      62:Plan | 320:Plan
      62:Swift Fibre 150 | 320:Anytime Moors Calls
      62:Contract length | 320:Phone number
      62:24 months | 320:01947 496044
      62:Contract ends | 320:Contract ends
      62:7 November 2027 | 320:7 March 2027

      #${heading}
      *Item | 540r:*Excluding VAT
      Swift Fibre 150 | 540r:£29.50
      Anytime Moors Calls | 540r:£5.50
      Larkwire member discount | 540r:-£1.50
      *Total monthly charges | 540r:*£33.50

      #Calls outside your plan
      *When | 200:*Number | 540r:*Excluding VAT
      24 Apr, 10:14 | 200:0845 496 0221 | 540r:£1.49
      *Total | 540r:*£1.49

      Larkwire Limited, 2 Hill Street, Leeds LS1 4BN.`;

describe('a bill that sets its services side by side', () => {
  it.each(['Monthly charges', 'Monthly charges, 8 May to 7 June 2026'])(
    'takes the charges beneath the heading `%s` for no columns of theirs',
    async (heading) => {
      const reading = await read(bill(heading));
      expect(
        nodesOf(reading, 'UtilityTariff').map((node) => [node['utility'], node['name'], node['fixExpiresOn']]),
      ).toEqual([
        ['Internet', 'Swift Fibre 150', '2027-11-07'],
        ['Telephone', 'Anytime Moors Calls', '2027-03-07'],
      ]);
      expect(warningsOf(reading)).toEqual([]);
    },
  );
});
