import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import { noteFailure } from '../gate.ts';

/** Notes every failed test, and every file that fails as a whole, for the end of `npm test`. */
export default class FailureReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const { relativeModuleId: file } = module;
    if (module.errors().length > 0) noteFailure(file);
    for (const suite of module.children.allSuites())
      if (suite.errors().length > 0) noteFailure(`${file} > ${suite.fullName}`);
    for (const { fullName } of module.children.allTests('failed'))
      noteFailure(`${file} > ${fullName}`);
  }

  /** What belongs to no test. */
  onTestRunEnd(_modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    for (const { message } of errors) noteFailure(message);
  }
}
