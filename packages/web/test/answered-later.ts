/** A call that the test answers when it wants to. */
export function answeredLater<Value>() {
  let resolve: (value: Value) => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const promise = new Promise<Value>((onValue, onError) => {
    resolve = onValue;
    reject = onError;
  });
  return { call: () => promise, resolve, reject };
}
