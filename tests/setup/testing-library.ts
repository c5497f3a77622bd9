import { configure } from '@testing-library/react';

// A busy machine is slow, not wrong: waiting ends as soon as the page has what is waited for.
configure({ asyncUtilTimeout: 10_000 });
