/** What the user typed or gave is wrong; its message is one line in their language. Thrown, caught once by the program. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}
