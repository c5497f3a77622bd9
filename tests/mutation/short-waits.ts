import { configure } from '@testing-library/react';

// A mutant that is found by what does not come is found after seconds, not after a minute.
configure({ asyncUtilTimeout: 8000 });
