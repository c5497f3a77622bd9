/** The command line is invalid. */
export class WrongCall extends Error {
  override readonly name = 'WrongCall';
}
