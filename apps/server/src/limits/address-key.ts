import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(?<four>\d+\.\d+\.\d+\.\d+)$/i;

/** What one household or machine is counted under: an IPv4 address, or the network part of an IPv6 address. */
export function addressKey(address: string): string {
  const four = MAPPED.exec(address)?.groups?.['four'];
  if (four !== undefined) return four;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (before.length + after.length < 8) before.push('0');
    before.push(...after);
  }
  const network = before.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
