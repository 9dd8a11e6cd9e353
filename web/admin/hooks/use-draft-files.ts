import { openDB } from 'idb';
import { useEffect, useState } from 'react';
import { getSession, getUserId } from '../../api/staff/session';

/** The files of new records, which are not uploaded yet: like drafts, they survive a reload. */

type Entry = { userId: string | null; files: File[] };

const openFiles = () => openDB('admin-files', 1, { upgrade: (database) => database.createObjectStore('files') });

/** Storage that is full or blocked only loses the files on a reload. */
async function access<Result>(work: (database: Awaited<ReturnType<typeof openFiles>>) => Promise<Result>) {
  try {
    const database = await openFiles();
    try {
      return await work(database);
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

const remove = (key: string) => access((database) => database.delete('files', key));

/** `key`: that of the draft. Leaving the form within the app deletes the files; leaving the document keeps them. */
export function useDraftFiles(key: string) {
  const [files, setFiles] = useState<File[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void access(async (database) => {
      const stored = (await database.get('files', key)) as Entry | undefined;
      if (isCurrent && stored?.userId === getUserId(getSession()))
        setFiles((added) => (added.length > 0 ? added : stored.files));
    });
    return () => {
      isCurrent = false;
      void remove(key);
    };
  }, [key]);
  const change = (next: File[]) => {
    setFiles(next);
    void access((database) =>
      database.put('files', { userId: getUserId(getSession()), files: next } satisfies Entry, key),
    );
  };
  return [files, change] as const;
}
