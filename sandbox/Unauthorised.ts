/** HTTP 401: the token is missing where it is needed, or is not valid (any more). */
export class Unauthorised extends Error {
  override name = 'Unauthorised';
}
