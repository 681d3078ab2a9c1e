/** A promise that a test settles when it wants to. */
export interface Deferred<Value> {
  promise: Promise<Value>;
  resolve(value: Value): void;
  reject(reason: unknown): void;
}

export function deferred<Value>(): Deferred<Value> {
  let resolve: Deferred<Value>['resolve'] = () => undefined;
  let reject: Deferred<Value>['reject'] = () => undefined;
  const promise = new Promise<Value>((onValue, onReason) => {
    resolve = onValue;
    reject = onReason;
  });
  return { promise, resolve, reject };
}

/** A call that a test answers: every call waits until it is answered, in order. */
export function answeredCalls<Args extends unknown[], Value>() {
  const calls: { args: Args; answer: Deferred<Value> }[] = [];
  const call = (...args: Args): Promise<Value> => {
    const answer = deferred<Value>();
    calls.push({ args, answer });
    return answer.promise;
  };
  const last = () => {
    const latest = calls.at(-1);
    if (!latest) throw new Error('Nothing has been called.');
    return latest.answer;
  };
  return { call, calls, last };
}
