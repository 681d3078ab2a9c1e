import { useState, useSyncExternalStore } from 'react';

/** Its name in the browser's local storage. */
const KEY = 'columnas';
const never = () => () => {};

/** Whether a phone shows the pieces two beside each other: somebody's choice, kept on this device. */
export function useTwoColumns(): [isTwo: boolean, choose: (isTwo: boolean) => void] {
  const kept = useSyncExternalStore(never, readKept, () => false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const choose = (isTwo: boolean) => {
    setChosen(isTwo);
    keep(isTwo);
  };
  return [chosen ?? kept, choose];
}

function readKept(): boolean {
  try {
    return localStorage.getItem(KEY) === '2';
  } catch {
    // Whoever lets pages keep nothing chooses anew each time.
    return false;
  }
}

function keep(isTwo: boolean): void {
  try {
    if (isTwo) localStorage.setItem(KEY, '2');
    else localStorage.removeItem(KEY);
  } catch {
    // The choice holds as long as the page.
  }
}
