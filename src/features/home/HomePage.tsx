import { Claims } from './Claims.tsx';
import { Community } from './Community.tsx';
import { Hero } from './Hero.tsx';
import { Products } from './Products.tsx';
import { Trust } from './Trust.tsx';
import { WhyChoose } from './WhyChoose.tsx';

/** The home page: docs/product.md#home. */
export default function HomePage() {
  return (
    <>
      <Hero />
      <Claims />
      <Products />
      <WhyChoose />
      <Trust />
      <Community />
    </>
  );
}
