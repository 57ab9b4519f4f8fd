import { expect, it } from 'vitest';
import { gatherPeople } from '../../../../src/extraction/form/insurance/holders.ts';

const printedAt = (text: string) => ({ text, page: 1, box: { x0: 50, y0: 100, x1: 120, y1: 110 }, confidence: 1 });

it('a driver whose day of birth is no day is given without one', () => {
  const driver = {
    name: 'Mrs Petra Ines',
    printed: printedAt('Mrs Petra Ines'),
    born: { text: '22/90/3723', printed: printedAt('22/90/3723') },
  };
  const { persons } = gatherPeople({ holders: [], drivers: [driver], birth: undefined, start: undefined });
  expect(persons.map((row) => row['familyName']?.value)).toEqual([{ kind: 'text', text: 'Ines' }]);
  expect(Object.keys(persons[0] ?? {})).not.toContain('dateOfBirth');
});
