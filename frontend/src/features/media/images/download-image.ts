import { useState } from 'react';
import { api } from '@/api/client';
import { fileName, saveBlob } from '@/components/browser/download';
import { tellRefusal, toast } from '@/components/ui/feedback/toast-store';
import type { components } from '@/api/schema.gen';

export type HeaderImage = components['schemas']['ArticleImage'];

/** Gives a function that saves a header image as a file: PNG if AI made it, JPEG if it was found. */
export function useDownloadImage() {
  const [pending, setPending] = useState(false);
  const download = (image: HeaderImage) => {
    setPending(true);
    void downloadImage(image).finally(() => setPending(false));
  };
  return { download, pending };
}

/** Tries every way to get the file. If none works, it opens the image in a tab, where the person can save it. */
async function downloadImage(image: HeaderImage): Promise<void> {
  const name = fileName(image.title, image.type === 'ai' ? 'png' : 'jpg');
  const file = await fileOf(image, name);
  if (file) {
    saveBlob(name, file);
    return toast({ title: 'Download Started', description: name });
  }
  const opened = window.open(image.url, '_blank');
  if (opened) {
    opened.opener = null;
    const description = 'The image has been opened in a new tab, where it can be saved.';
    return toast({ title: 'Download Alternative', description });
  }
  tellRefusal('Download Failed', 'Unable to download. Please contact support.');
}

/**
 * Fetches the file, from the proxy if possible. The proxy writes what is known of the picture into the file, which
 * stored files of earlier versions lack.
 */
async function fileOf(image: HeaderImage, name: string): Promise<Blob | undefined> {
  const file = await throughProxy(image, name);
  return file ?? (image.type === 'ai' ? undefined : await directly(image.url));
}

/** Fetches the stored image. It is refused unless it is a JPEG, because its name would be wrong. */
async function directly(url: string): Promise<Blob | undefined> {
  try {
    const response = await fetch(new URL(url, window.location.origin), { credentials: 'same-origin' });
    const file = await response.blob();
    return response.ok && file.type === 'image/jpeg' ? file : undefined;
  } catch {
    return undefined;
  }
}

async function throughProxy({ url, type }: HeaderImage, filename: string): Promise<Blob | undefined> {
  try {
    const { data } = await api.POST('/api/images/download-proxy', {
      body: { imageUrl: url, filename, type },
      parseAs: 'blob',
    });
    return data;
  } catch {
    return undefined;
  }
}
