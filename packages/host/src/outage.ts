/** The store did not answer: whether something was done nobody knows until it does. */
export class Outage extends Error {
  override readonly name = 'Outage';
}
