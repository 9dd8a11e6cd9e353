import { openDB } from 'idb';
import { useEffect, useState } from 'react';
import { getSession, getUserId } from '../../api/staff/session';
import type { imageCalls, recordApi } from '../api/query';
import { toast } from '../components/toast';
import { useUpload } from './use-upload';

/** The photos of new records, which are uploaded once the record exists: like drafts, they survive a reload. */

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

type Api = Pick<ReturnType<typeof recordApi>, 'name'> & Pick<ReturnType<typeof imageCalls>, 'addImages'>;

/** Leaving the form within the app deletes the files; leaving the document keeps them. */
export function useNewPhotos({ name, addImages }: Api) {
  const key = `${name}/new`;
  const [files, setFiles] = useState<File[]>([]);
  const upload = useUpload({ mutationFn: addImages });
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
  const onChange = (next: File[]) => {
    setFiles(next);
    void access((database) =>
      database.put('files', { userId: getUserId(getSession()), files: next } satisfies Entry, key),
    );
  };
  /** Uploads the photos to the record that was created. */
  const addTo = async <Stored extends { _id: string }>(created: Stored): Promise<WithPhotos<Stored>> => {
    try {
      if (files.length > 0) await upload.mutateAsync({ id: created._id, files });
      return created;
    } catch {
      toast.error(`The ${name} was created, but its photos were not uploaded. Please add them again.`);
      return { ...created, hasFailedUpload: true };
    }
  };
  return { files, onChange, upload, addTo };
}

/** A record that was saved, perhaps without its photos. */
export type WithPhotos<Stored> = Stored & { hasFailedUpload?: boolean };
