import { useLinkedIdentity } from '../../session/linked-identity.ts';
import { useSession } from '../../session/session.ts';

/** The e-mail of the signed-in customer. Its place is reserved before it is known, so that nothing moves. */
export function CustomerEmail({ className }: { readonly className: string }) {
  const { email, isSignedIn } = useSession();
  const identity = useLinkedIdentity();
  const linked = isSignedIn && identity !== email ? identity : undefined;
  const text = linked === undefined ? email : `${email ?? ''} (linked: ${linked})`.trimStart();
  return (
    <span className={className} title={text}>
      {text}
    </span>
  );
}
