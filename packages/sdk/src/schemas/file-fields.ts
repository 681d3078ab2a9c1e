import * as v from 'valibot';
import { attachmentProblem, type AttachmentKind } from '../domain/attachments.ts';
import { isFile } from '../domain/native-file.ts';
import { code, type FieldCode } from './codes.ts';

/** A file that must be attached; `missing` is the code of none. Its content is the server's to check. */
/* @__NO_SIDE_EFFECTS__ */
export function fileField(kind: AttachmentKind, missing: FieldCode = 'REQUIRED') {
  return v.pipe(v.custom<Blob>(isFile, missing), suits(kind));
}

/** A file that may be attached; undefined when it is not. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalFileField(kind: AttachmentKind) {
  return v.pipe(
    v.nullish(v.pipe(v.custom<Blob>(isFile, code('FILE_TYPE')), suits(kind))),
    v.transform((file) => file ?? undefined),
  );
}

/* @__NO_SIDE_EFFECTS__ */
function suits(kind: AttachmentKind) {
  return v.rawCheck<Blob>(({ dataset, addIssue }) => {
    const problem = dataset.typed ? attachmentProblem(dataset.value, kind) : null;
    if (problem !== null) addIssue({ message: code(problem) });
  });
}
