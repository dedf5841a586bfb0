import com.android.apksig.ApkSigner;
import com.android.apksig.ApkVerifier;
import java.io.File;
import java.io.FileInputStream;
import java.security.KeyStore;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.List;

/**
 * Signs APKs by the schemes 2 and 3, or verifies that they are signed so.
 *
 * <pre>Sign KEYS IN.apk OUT.apk [IN.apk OUT.apk ...]
 * Sign --verify FILE.apk ...</pre>
 *
 * The password of the keys is in ANNABELLA_KEYS_PASSWORD.
 */
class Sign {
    private static final int OLDEST_ANDROID = 26;

    @SuppressWarnings("deprecation") // the newer way needs a newer library
    public static void main(String[] words) throws Exception {
        if (words[0].equals("--verify")) {
            for (int i = 1; i < words.length; i++) verify(new File(words[i]));
            return;
        }
        char[] password = System.getenv("ANNABELLA_KEYS_PASSWORD").toCharArray();
        KeyStore keys = KeyStore.getInstance("PKCS12");
        try (FileInputStream in = new FileInputStream(words[0])) {
            keys.load(in, password);
        }
        String name = keys.aliases().nextElement();
        var signer = new ApkSigner.SignerConfig.Builder(
            name,
            (PrivateKey) keys.getKey(name, password),
            List.of((X509Certificate) keys.getCertificate(name))).build();
        for (int i = 1; i < words.length; i += 2) {
            new ApkSigner.Builder(List.of(signer))
                .setInputApk(new File(words[i]))
                .setOutputApk(new File(words[i + 1]))
                .setMinSdkVersion(OLDEST_ANDROID)
                .setV1SigningEnabled(false)
                .setV2SigningEnabled(true)
                .setV3SigningEnabled(true)
                .setAlignmentPreserved(true)
                .build()
                .sign();
            verify(new File(words[i + 1]));
        }
    }

    private static void verify(File apk) throws Exception {
        var result = new ApkVerifier.Builder(apk).setMinCheckedPlatformVersion(OLDEST_ANDROID).build().verify();
        if (result.isVerified() && result.isVerifiedUsingV2Scheme() && result.isVerifiedUsingV3Scheme()) return;
        System.err.println(apk + ": the signature is not that of this file, or one of schemes 2 and 3 is missing");
        result.getAllErrors().forEach(System.err::println);
        System.exit(1);
    }
}
