import { configure } from '@testing-library/react';

// For slow machines. Waiting ends as soon as the element appears.
configure({ asyncUtilTimeout: 10_000 });
