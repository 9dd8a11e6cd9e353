import { useSyncExternalStore } from 'react';

type Connection = { saveData?: boolean };

/** Whether the visitor has enabled Save-Data (Chromium only). */
export const isSavingData = () => (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

const subscribe = () => () => {};

/** True on the server and during hydration, where the setting is unknown. */
export const useSaveData = () => useSyncExternalStore(subscribe, isSavingData, () => true);
