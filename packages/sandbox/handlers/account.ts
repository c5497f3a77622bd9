import type { Handlers } from '../operations.ts';
import { Refusal } from '../Refusal.ts';
import { hostedPage } from './hosted-page.ts';
import { signedIn } from './signed-in.ts';
import { verificationOf } from './verification.ts';

const WRONG_CODE = 'The verification code is wrong or has expired';
const EMAIL_TAKEN = 'An account with this email already exists';

export const account = {
  async login({ backend: { store }, client }, { email, passWord }) {
    const customer = store.customers.byEmail(email);
    const right = await store.passwords.verify(passWord, customer?.passwordHash);
    if (!customer || !right)
      throw new Refusal(400, 'The email or password is wrong', 'wrong_credentials');
    return { token: store.tokens.issue(customer.id, client) };
  },

  sendCode({ backend: { store }, language }, { email, smsType }) {
    const known = store.customers.byEmail(email);
    if (smsType === 'register' && known) throw new Refusal(409, EMAIL_TAKEN, 'email_taken');
    if (store.codes.wait(email, smsType) > 0) {
      throw new Refusal(429, 'Please wait before requesting another code', 'too_soon');
    }
    // Nothing is emailed to an unknown address, and neither this response nor the next one reveals that.
    store.codes.send(email, smsType, smsType === 'register' || known !== undefined, language);
    return null;
  },

  async register({ backend: { store }, client }, { email, passWord, verifyCode }) {
    const hash = await store.passwords.hash(passWord);
    if (store.customers.byEmail(email)) throw new Refusal(409, EMAIL_TAKEN, 'email_taken');
    if (!store.codes.use(email, 'register', verifyCode))
      throw new Refusal(400, WRONG_CODE, 'wrong_code');
    const customer = store.customers.add(email, hash);
    if (!customer) throw new Refusal(409, EMAIL_TAKEN, 'email_taken');
    return { token: store.tokens.issue(customer.id, client) };
  },

  async recoverPassword({ backend }, { email, verifyCode, newPassword }) {
    const { store } = backend;
    const hash = await store.passwords.hash(newPassword);
    const customer = store.customers.byEmail(email);
    if (!customer || !store.codes.use(email, 'recovery', verifyCode)) {
      throw new Refusal(400, WRONG_CODE, 'wrong_code');
    }
    store.customers.setPassword(customer.id, hash);
    store.tokens.revokeAll(customer.id);
    backend.disconnect(customer.id);
    return null;
  },

  getUserInfo(context) {
    const { email, role, id } = signedIn(context);
    const state = verificationOf(context.backend, id);
    const url = hostedPage(
      context,
      `/verify/${context.backend.store.customers.byId(id)?.proxyUser}`,
    );
    return { userInfo: { email, role, ...(state && { verification: { state, url } }) } };
  },
} satisfies Partial<Handlers>;
