import { configure, getConfig } from '@testing-library/react';

// A mutant that shows in what does not come is found after seconds, not after a minute.
configure({ ...getConfig(), asyncUtilTimeout: 8000 });
