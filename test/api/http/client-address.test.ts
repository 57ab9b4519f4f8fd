import { describe, expect, it } from 'vitest';
import { network } from '../../../src/api/http/client-address.ts';

describe('the address that a request is counted under', () => {
  it('is the whole network that a subscriber of IPv6 has', () => {
    expect(network('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(network('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(network('2001:DB8:0001::9')).toBe('2001:db8:1:0::/64');
    expect(network('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(network('::1')).toBe('0:0:0:0::/64');
    expect(network('::ffff:192.0.2.1')).toBe('192.0.2.1');
    expect(network('192.0.2.1')).toBe('192.0.2.1');
    expect(network('whatever a client makes up')).toBe('unknown');
  });
});
